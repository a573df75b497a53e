import { payouts } from '@matka/fixtures/payouts';
import { describe, expect, it } from 'vitest';
import { ratesOf } from './rates.ts';

const rate = (name: string, multiply_by: number) => ({
  bet_type: { name },
  payout_config: { multiply_by },
});

describe('the rates of a bet type', () => {
  it('are one for all kinds where the host lists one', () => {
    expect(ratesOf('Single Pana', payouts)).toEqual({ SP: 150, DP: 150, TP: 150 });
  });

  it('are one for each kind where the host lists them', () => {
    expect(ratesOf('Choice Pana', payouts)).toEqual({ SP: 150, DP: 300, TP: 800 });
  });

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('are unknown at %d', (odd) => {
    expect(ratesOf('Jodi', [rate('Jodi', odd)])).toEqual({});
  });

  it('are unknown for a name the host does not list', () => {
    expect(ratesOf('Jackpot', payouts)).toEqual({});
  });
});
