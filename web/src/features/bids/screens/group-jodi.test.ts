// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bid,
  bodyOf,
  contractAnswers,
  contractTakes,
  type Filled,
  questionOf,
  refusalOf,
} from '../../../testing/bid-screens.ts';
import { groupJodi } from './group-jodi.ts';

const filled = (jodi: string, points = '10'): Filled => ({ inputs: { groupJodi: jodi }, points });

describe('Group Jodi', () => {
  it.each(['10', '12', '99'])(
    'accepts %s and asks for its family',
    { tags: ['@SUGG-13'] },
    (jodi) => {
      expect(refusalOf(groupJodi, filled(jodi))).toBeUndefined();
      const asked = questionOf(groupJodi, filled(jodi));
      expect(asked).toMatchObject({ bet_type_id: 16, payload: { jodi } });
      expect(contractAnswers(16, asked?.payload)).toBe(true);
    },
  );

  it.each([
    [filled(''), 'Please fill in all required fields'],
    [filled('12', ''), 'Please fill in all required fields'],
    [filled('1', '0'), 'Invalid Jodi'],
    [filled('09'), 'Invalid Jodi'],
    [filled('12', '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@GJ-02', '@VBID-06', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(groupJodi, form)).toBe(message);
  });

  it('sends a list of jodis with their type', { tags: ['@SUBMIT-19'] }, () => {
    const { bet_type_id, payload } = bodyOf(groupJodi, [bid('05', 10, 'close')]);
    expect(bet_type_id).toBe(16);
    expect(payload).toEqual({ bets: [{ jodi: '05', points: 10, bet_type: 'close' }] });
    expect(contractTakes(16, payload)).toBe(true);
  });
});
