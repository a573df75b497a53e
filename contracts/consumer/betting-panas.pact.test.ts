import { describe, expect, it } from 'vitest';
import type { Bids } from './bid-screen.ts';
import { onOpen, type Row, submitted } from './submissions.ts';

const panas = (one: string, two: string) => ({
  amount: 2,
  payload: {
    bets: [
      { pana: one, ...onOpen },
      { pana: two, ...onOpen },
    ],
  },
});
const suggested = (...labels: string[]): Bids => ({ suggested: labels });

const submissions: Row[] = [
  [
    '[SUBMIT-05] one bet of Single Pana',
    'single-pana',
    { typed: [{ singlePana: '128' }] },
    { bet_type_id: 5, amount: 1, payload: { pana: '128', ...onOpen } },
  ],
  [
    '[SUBMIT-06] [SUBMIT-25] several bets of Single Pana',
    'single-pana',
    { typed: [{ singlePana: '120' }, { singlePana: '128' }] },
    { bet_type_id: 5, ...panas('128', '120') },
  ],
  [
    '[SUBMIT-07] bets of Single Pana Bulk',
    'single-pana-bulk',
    suggested('128', '137'),
    { bet_type_id: 6, ...panas('128', '137') },
  ],
  [
    '[SUBMIT-08] bets of Double Pana',
    'double-pana',
    { typed: [{ doublePana: '118' }, { doublePana: '100' }] },
    { bet_type_id: 7, ...panas('100', '118') },
  ],
  [
    '[SUBMIT-09] bets of Double Pana Bulk',
    'double-pana-bulk',
    suggested('118', '100'),
    { bet_type_id: 8, ...panas('118', '100') },
  ],
  [
    '[SUBMIT-10] bets of Triple Pana',
    'triple-pana',
    { typed: [{ triplePana: '777' }, { triplePana: '000' }] },
    { bet_type_id: 9, ...panas('000', '777') },
  ],
  [
    '[SUBMIT-11] bets of Penal Group',
    'penal-group',
    suggested('128', '678'),
    { bet_type_id: 10, ...panas('128', '678') },
  ],
  [
    '[SUBMIT-12] bets of SP DP TP',
    'spdptp',
    suggested('128', '100'),
    { bet_type_id: 12, ...panas('128', '100') },
  ],
  [
    '[SUBMIT-13] bets of Choice Pana',
    'choice-pana',
    suggested('128', '777'),
    { bet_type_id: 13, ...panas('128', '777') },
  ],
  [
    '[SUBMIT-14] bets of SP Motor',
    'sp-motor',
    suggested('123', '124'),
    { bet_type_id: 14, ...panas('123', '124') },
  ],
  [
    '[SUBMIT-15] bets of DP Motor',
    'dp-motor',
    suggested('112', '122'),
    { bet_type_id: 15, ...panas('112', '122') },
  ],
  [
    '[SUBMIT-16] bets of Two Digits Panel',
    'two-digits-panel',
    suggested('128', '112'),
    { bet_type_id: 19, ...panas('128', '112') },
  ],
];

describe('POST /betting/ on panas', () => {
  it.each(submissions)('%s', async (...row) => {
    expect(await submitted(...row)).toBe(9970);
  });
});
