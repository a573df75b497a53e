import type { BetRecord } from '@matka/contracts/api/history';
import { describe, expect, it } from 'vitest';
import { betEntries } from '../../matka/bet-entries.ts';
import { decodedRecord } from '../../testing/sample-record.ts';
import { betTitle } from './bet-title.ts';

const record = (details: Parameters<typeof decodedRecord>[0]): BetRecord =>
  decodedRecord({ bet_status: 'won', amount: 30, bet_type: 'open', ...details });

const titles = (bet: BetRecord) => betEntries(bet).map((entry) => betTitle(bet, entry));

describe('the cards of a bet', () => {
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
