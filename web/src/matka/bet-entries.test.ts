import type { BetRecord } from '@matka/contracts/api/history';
import { expect, it } from 'vitest';
import { decodedRecord } from '../testing/sample-record.ts';
import { betEntries } from './bet-entries.ts';

const record = (details: Parameters<typeof decodedRecord>[0]): BetRecord =>
  decodedRecord({ bet_status: 'won', amount: 30, bet_type: 'open', ...details });

it('an entry of a bet has the points of the sub-bet, or the amount of the bet without them', {
  tags: ['@WIN-11'],
}, () => {
  const bet = record({ placed_bets: [{ digit: '6', points: 10 }, { digit: '7' }] });
  expect(betEntries(bet).map(({ points }) => points)).toEqual([10, 30]);
  expect(betEntries(record({ points: 12 })).map(({ points }) => points)).toEqual([30]);
});
