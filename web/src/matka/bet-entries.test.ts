// @vitest-environment node
import type { BetRecord } from '@matka/contracts/api/history';
import { describe, expect, it } from 'vitest';
import { betEntries, betTitle } from './bet-entries.ts';

const record = (details: Partial<BetRecord['bet_details']>): BetRecord => ({
  id: 7,
  market: { name: 'KALYAN' },
  bet_type: { name: 'Single Digit' },
  timestamps: { created_at: '2026-11-21T09:40:00.000+05:30' },
  calculated_values: { win_amount: 95, net_profit: 85 },
  bet_details: { bet_status: 'won', amount: 30, bet_type: 'open', ...details },
});

const titles = (bet: BetRecord) => betEntries(bet).map((entry) => betTitle(bet, entry));

describe('entries of a bet', () => {
  it('have the points of the sub-bet, else the amount of the bet', { tags: ['@WIN-11'] }, () => {
    const bet = record({ placed_bets: [{ digit: '6', points: 10 }, { digit: '7' }] });
    expect(betEntries(bet).map(({ points }) => points)).toEqual([10, 30]);
    expect(betEntries(record({ points: 12 })).map(({ points }) => points)).toEqual([30]);
  });

  it('are titled with the session of the sub-bet, else that of the bet', {
    tags: ['@WIN-03'],
  }, () => {
    const placed_bets = [{ digit: '6', bet_type: 'close' }, { digit: '7' }];
    expect(titles(record({ placed_bets }))).toEqual(['KALYAN (CLOSE)', 'KALYAN (OPEN)']);
    expect(titles(record({ placed_bets: [{ digit: '6' }], bet_type: null }))).toEqual(['KALYAN']);
  });

  it('are titled with the market alone when the bet has no sub-bets', { tags: ['@WIN-02'] }, () => {
    expect(titles(record({}))).toEqual(['KALYAN']);
    expect(titles(record({ placed_bets: [] }))).toEqual(['KALYAN']);
  });
});
