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
import type { Flag } from '../engine/form.ts';
import { spdptp } from './spdptp.ts';

const filled = (digit: string, options: readonly Flag[], points = '10'): Filled => ({
  inputs: { singleDigit: digit },
  options,
  points,
});

describe('SP DP TP', () => {
  it('accepts a digit with ticked kinds and asks for them in their order', {
    tags: ['@SUGG-09'],
  }, () => {
    const form = filled('0', ['TP', 'SP']);
    expect(refusalOf(spdptp, form)).toBeUndefined();
    const asked = questionOf(spdptp, form);
    expect(asked).toMatchObject({ bet_type_id: 12, payload: { ank: 0, types: ['SP', 'TP'] } });
    expect(contractAnswers(12, asked?.payload)).toBe(true);
  });

  it.each([
    [filled('', []), 'Please fill in all required fields'],
    [filled('5', [], ''), 'Please fill in all required fields'],
    [filled('5', [], '0'), 'Please select at least one option (SP, DP, or TP)'],
    [filled('5', ['DP'], '0'), 'Points must be between 1 to 10000'],
  ])('refuses %j: %s', { tags: ['@SDT-02', '@VBID-06', '@VPTS-03'] }, (form, message) => {
    expect(refusalOf(spdptp, form)).toBe(message);
  });

  it('sends a list of panas', { tags: ['@SUBMIT-12'] }, () => {
    const { bet_type_id, payload } = bodyOf(spdptp, [{ ...bid('777', 10), series: 'TP' }]);
    expect(bet_type_id).toBe(12);
    expect(payload).toEqual({ bets: [{ pana: '777', points: 10, bet_type: 'open' }] });
    expect(contractTakes(12, payload)).toBe(true);
  });
});
