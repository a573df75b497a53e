import { payouts } from '@matka/fixtures/payouts';
import { expect, it } from 'vitest';
import { ratesOf, ratesText } from './rates.ts';

const rate = (name: string, multiply_by: number) => ({
  bet_type: { name },
  payout_config: { multiply_by },
});

it('the rate of a bet type is the same for all kinds if the host lists one rate', () => {
  expect(ratesOf('Single Pana', payouts)).toEqual({ SP: 150, DP: 150, TP: 150 });
});

it('the rates of a bet type differ by kind if the host lists them by kind', () => {
  expect(ratesOf('Choice Pana', payouts)).toEqual({ SP: 150, DP: 300, TP: 800 });
});

it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])(
  'the rate %d makes the rates of a bet type unknown',
  (odd) => {
    expect(ratesOf('Jodi', [rate('Jodi', odd)])).toEqual({});
  },
);

it('the rates of an unlisted bet type are unknown', () => {
  expect(ratesOf('Jackpot', payouts)).toEqual({});
});

it('the rates are written as one number, or as the lowest and the highest', () => {
  expect(ratesText(ratesOf('Jodi Digits', payouts))).toBe('95');
  expect(ratesText(ratesOf('Choice Pana', payouts))).toBe('150–800');
  expect(ratesText({})).toBeUndefined();
});
