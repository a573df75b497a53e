// @vitest-environment node
import type { BetRecord } from '@matka/contracts/decoders/history';
import { describe, expect, it } from 'vitest';
import { decodedRecord } from '../testing/sample-record.ts';
import { betEntries, betTitle } from './bet-entries.ts';

const record = (details: Parameters<typeof decodedRecord>[0]): BetRecord =>
  decodedRecord({ bet_status: 'won', amount: 30, bet_type: 'open', ...details });

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
    expect(titles(record({ placed_bets }))).toEqual([
      'Kalyan Matka (CLOSE)',
      'Kalyan Matka (OPEN)',
    ]);
    expect(titles(record({ placed_bets: [{ digit: '6' }], bet_type: null }))).toEqual([
      'Kalyan Matka',
    ]);
  });

  it('are titled with only the market when the bet has no sub-bets', { tags: ['@WIN-02'] }, () => {
    expect(titles(record({}))).toEqual(['Kalyan Matka']);
    expect(titles(record({ placed_bets: [] }))).toEqual(['Kalyan Matka']);
  });
});
