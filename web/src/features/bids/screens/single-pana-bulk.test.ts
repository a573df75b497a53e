// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  bid,
  bodyOf,
  contractAnswers,
  contractTakes,
  openForTest,
} from '../../../testing/bid-screens.ts';
import { tapKey } from '../engine/add-bid.ts';
import type { KeypadEntry } from '../engine/definition.ts';
import { changePoints } from '../engine/form-actions.ts';
import { buildRequest } from '../engine/suggestion-request.ts';
import { singlePanaBulk } from './single-pana-bulk.ts';

const entry = singlePanaBulk.entry as KeypadEntry;

function questionOfKey(digit: string, id: number | undefined) {
  const screen = {
    ...openForTest(singlePanaBulk),
    betType: { ...openForTest(singlePanaBulk).betType, id },
  };
  const { form } = screen.state;
  const { suggestions } = entry;
  if (!suggestions) throw new Error('The keypad asks nothing');
  return buildRequest(screen, suggestions, { ...form, singleDigit: digit });
}

describe('Single Pana Bulk', () => {
  it.each(['0', '9'])(
    'accepts key %s and asks for its ank as a number',
    { tags: ['@SUGG-04'] },
    (digit) => {
      const asked = questionOfKey(digit, 6);
      expect(asked).toMatchObject({ bet_type_id: 6, payload: { ank: Number(digit) } });
      expect(contractAnswers(6, asked.payload)).toBe(true);
    },
  );

  it('asks under id 6 without a bet type id', { tags: ['@SPB-07'] }, () => {
    expect(questionOfKey('1', undefined).bet_type_id).toBe(6);
  });

  it.each([
    ['', '0', 'Please enter the Points before adding bid'],
    ['0', '0', 'Please select a digit between 1 and 8'],
    ['0', '5', 'Points must be between 1 to 10000'],
    ['10', '9', 'Please select a digit between 1 and 8'],
  ])(
    'refuses “%s” points on %s: %s',
    { tags: ['@SPB-05', '@VBID-08', '@VPTS-03'] },
    (points, digit, message) => {
      const screen = openForTest(singlePanaBulk, { min_digit: 1, max_digit: 8 });
      changePoints(screen, points);
      expect(tapKey(screen, entry, digit)?.message).toBe(message);
      expect([screen.state.message, screen.state.suggestions.status]).toEqual([message, 'none']);
    },
  );

  it('sends a list of panas', { tags: ['@SUBMIT-07'] }, () => {
    const { bet_type_id, payload } = bodyOf(singlePanaBulk, [bid('128', 20)]);
    expect(bet_type_id).toBe(6);
    expect(payload).toEqual({ bets: [{ pana: '128', points: 20, bet_type: 'open' }] });
    expect(contractTakes(6, payload)).toBe(true);
  });
});
