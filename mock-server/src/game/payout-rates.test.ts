import { payouts } from '@matka/fixtures/payouts';
import { describe, expect, it } from 'vitest';
import { payout, type RateName, rates } from './payout-rates.ts';

/** The rates as the game states them, per point. */
const stated: Record<RateName, number> = {
  single: 9.5,
  jodi: 95,
  SP: 150,
  DP: 300,
  TP: 800,
  'half-sangam': 1000,
  'full-sangam': 10_000,
};
const names = Object.keys(stated) as RateName[];

describe('the rates', () => {
  it.each(names)(
    'pay %s exactly, for every stake from 1 to 10000 points',
    { tags: ['@MOCK-24'] },
    (name) => {
      for (let points = 1; points <= 10_000; points += 1) {
        const win = payout(name, points);
        if (!Number.isSafeInteger(win) || win / 100 !== points * stated[name]) {
          expect({ points, win }).toEqual({ points, win: points * stated[name] * 100 });
        }
      }
      expect(payout(name, 1)).toBe(stated[name] * 100);
    },
  );

  it('pay half points on a single digit', { tags: ['@MOCK-24'] }, () => {
    expect([1, 2, 3, 9_999].map((points) => payout('single', points))).toEqual([
      950, 1_900, 2_850, 9_499_050,
    ]);
  });

  it('are those that the rates screen lists', () => {
    const paid = new Set(Object.values(rates).map((rate) => rate / 100));
    expect(new Set(payouts.map(({ payout_config }) => payout_config.multiply_by))).toEqual(paid);
  });
});
