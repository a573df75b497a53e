import { describe, expect } from 'vitest';
import { eachTagged } from '../../scripts/testing/each-tagged.ts';
import { type BetCase, onOpen, submitBids } from './bet-interactions.ts';
import type { Bids } from './bid-screen.ts';

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

const submissions: BetCase[] = [
  [
    'one bet of Single Pana @SUBMIT-05',
    'single-pana',
    { typed: [{ singlePana: '128' }] },
    { bet_type_id: 5, amount: 1, payload: { pana: '128', ...onOpen } },
  ],
  [
    'several bets of Single Pana @SUBMIT-06 @SUBMIT-25',
    'single-pana',
    { typed: [{ singlePana: '120' }, { singlePana: '128' }] },
    { bet_type_id: 5, ...panas('128', '120') },
  ],
  [
    'bets of Single Pana Bulk @SUBMIT-07',
    'single-pana-bulk',
    suggested('128', '137'),
    { bet_type_id: 6, ...panas('128', '137') },
  ],
  [
    'bets of Double Pana @SUBMIT-08',
    'double-pana',
    { typed: [{ doublePana: '118' }, { doublePana: '100' }] },
    { bet_type_id: 7, ...panas('100', '118') },
  ],
  [
    'bets of Double Pana Bulk @SUBMIT-09',
    'double-pana-bulk',
    suggested('118', '100'),
    { bet_type_id: 8, ...panas('118', '100') },
  ],
  [
    'bets of Triple Pana @SUBMIT-10',
    'triple-pana',
    { typed: [{ triplePana: '777' }, { triplePana: '000' }] },
    { bet_type_id: 9, ...panas('000', '777') },
  ],
  [
    'bets of Penal Group @SUBMIT-11',
    'penal-group',
    suggested('128', '678'),
    { bet_type_id: 10, ...panas('128', '678') },
  ],
  [
    'bets of SP DP TP @SUBMIT-12',
    'spdptp',
    suggested('128', '100'),
    { bet_type_id: 12, ...panas('128', '100') },
  ],
  [
    'bets of Choice Pana @SUBMIT-13',
    'choice-pana',
    suggested('128', '777'),
    { bet_type_id: 13, ...panas('128', '777') },
  ],
  [
    'bets of SP Motor @SUBMIT-14',
    'sp-motor',
    suggested('123', '124'),
    { bet_type_id: 14, ...panas('123', '124') },
  ],
  [
    'bets of DP Motor @SUBMIT-15',
    'dp-motor',
    suggested('112', '122'),
    { bet_type_id: 15, ...panas('112', '122') },
  ],
  [
    'bets of Two Digits Panel @SUBMIT-16',
    'two-digits-panel',
    suggested('128', '112'),
    { bet_type_id: 19, ...panas('128', '112') },
  ],
];

describe('POST /betting/ on panas', () => {
  eachTagged(submissions)('%s', async (...row) => {
    expect(await submitBids(...row)).toBe(9970);
  });
});
