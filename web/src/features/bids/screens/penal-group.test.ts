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
import { penalGroup } from './penal-group.ts';

const filled = (pana: string, points = '10'): Filled => ({ inputs: { penalGroup: pana }, points });

describe('Penal Group', () => {
  it.each(['128', '100', '555'])(
    'accepts %s and asks for its family',
    { tags: ['@SUGG-07'] },
    (pana) => {
      expect(refusalOf(penalGroup, filled(pana))).toBeUndefined();
      const asked = questionOf(penalGroup, filled(pana));
      expect(asked).toMatchObject({ bet_type_id: 10, payload: { pana } });
      expect(contractAnswers(10, asked?.payload)).toBe(true);
    },
  );

  it.each([
    [filled('', ''), 'Please enter a pana first to get suggestions'],
    [filled('128', ''), 'Please enter the Points before adding bid'],
    [filled('000', '0'), 'Invalid Pana'],
    [filled('321'), 'Invalid Pana'],
    [filled('12'), 'Invalid Pana'],
    [filled('128', '0'), 'Points must be between 1 to 10000'],
  ])(
    'refuses %j: %s',
    { tags: ['@PG-02', '@PG-03', '@PG-04', '@VBID-08', '@VPTS-03'] },
    (form, message) => {
      expect(refusalOf(penalGroup, form)).toBe(message);
    },
  );

  it('sends a list of panas', { tags: ['@SUBMIT-11'] }, () => {
    const { bet_type_id, payload } = bodyOf(penalGroup, [bid('128', 10)]);
    expect(bet_type_id).toBe(10);
    expect(payload).toEqual({ bets: [{ pana: '128', points: 10, bet_type: 'open' }] });
    expect(contractTakes(10, payload)).toBe(true);
  });
});
