import { interaction } from '@matka/contracts/pact/interaction';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { expect, it } from 'vitest';
import { eachTagged } from '../../scripts/testing/each-tagged.ts';
import type { BetRequest } from '../src/api/betting.ts';
import {
  type BetCase,
  betInteraction,
  onClose,
  onOpen,
  placed,
  submitBids,
} from './bet-interactions.ts';
import type { Bids } from './bid-screen.ts';
import { asPlayer } from './client.ts';
import { placeBets } from './place-bets.ts';

const suggested = (...labels: string[]): Bids => ({ suggested: labels });
const typed = (...inputs: Extract<Bids, { typed: unknown }>['typed']): Bids => ({ typed: inputs });

/** A request with a list of bets of one point each. */
const listOf = (bet_type_id: number, rest: object, ...bets: object[]) => ({
  bet_type_id,
  amount: bets.length,
  payload: { bets: bets.map((bet) => ({ ...bet, ...rest })) },
});
const panas = (id: number, ...of: string[]) => listOf(id, onOpen, ...of.map((pana) => ({ pana })));
const jodis = (id: number, rest: object, ...of: string[]) =>
  listOf(id, rest, ...of.map((jodi) => ({ jodi })));
const digits = (id: number, ...of: string[]) =>
  listOf(id, onOpen, ...of.map((digit) => ({ digit })));

const points = 1;
const betCases: BetCase[] = [
  [
    'bets of Single Digit @SUBMIT-01 @SUBMIT-25 @SUBMIT-26',
    'single-digit',
    typed({ singleDigit: '7' }, { singleDigit: '0' }),
    digits(1, '0', '7'),
  ],
  ['bets of Multi Digit @SUBMIT-01', 'multi-digit', { cells: ['1', '0'] }, digits(1, '1', '0')],
  ['bets of Single Digit Bulk @SUBMIT-02', 'single-digit-bulk', { tapped: ['5'] }, digits(2, '5')],
  [
    'bets of Jodi Digit @SUBMIT-03 @SUBMIT-26',
    'jodi-digits',
    typed({ jodiDigit: '05' }, { jodiDigit: '50' }),
    jodis(3, { points }, '50', '05'),
  ],
  [
    'bets of Jodi Bulk @SUBMIT-04',
    'jodi-digits-bulk',
    typed({ jodiDigit: '00' }, { jodiDigit: '99' }),
    jodis(4, { points }, '99', '00'),
  ],
  [
    'bets of Red Bracket @SUBMIT-17',
    'red-bracket',
    suggested('05', '16'),
    {
      bet_type_id: 11,
      amount: 2,
      payload: {
        start: '05',
        mode: 'half',
        bets: [
          { jodi: '05', points },
          { jodi: '16', points },
        ],
      },
    },
  ],
  [
    'bets of Group Jodi @SUBMIT-19',
    'group-jodi',
    suggested('12', '17'),
    jodis(16, onClose, '12', '17'),
  ],
  [
    'bets of Digits Based Jodi @SUBMIT-20',
    'digits-based-jodi',
    suggested('01', '02'),
    jodis(17, onClose, '01', '02'),
  ],
  ['bets of Odd Even @SUBMIT-21', 'odd-even', suggested('1', '3'), jodis(18, onOpen, '1', '3')],
  [
    'bets of Half Sangam A @SUBMIT-22',
    'half-sangam-a',
    typed({ openDigit: '5', closePana: '128' }),
    listOf(20, onClose, { close_pana: '128', open_digit: '5' }),
  ],
  [
    'bets of the older Half Sangam code @SUBMIT-30',
    'half-sangam',
    typed({ openDigit: '5', closePana: '128' }),
    listOf(20, onClose, { close_pana: '128', open_digit: '5' }),
    'classic-half-sangam',
  ],
  [
    'bets of Full Sangam @SUBMIT-23',
    'full-sangam',
    typed({ openPana: '128', closePana: '236' }),
    listOf(21, onClose, { open_pana: '128', close_pana: '236' }),
  ],
  [
    'bets of Half Sangam B @SUBMIT-24',
    'half-sangam-b',
    typed({ openPana: '128', closeDigit: '5' }),
    listOf(22, onClose, { open_pana: '128', close_digit: '5' }),
  ],
  [
    'one bet of Single Pana @SUBMIT-05',
    'single-pana',
    typed({ singlePana: '128' }),
    { bet_type_id: 5, amount: 1, payload: { pana: '128', ...onOpen } },
  ],
  [
    'several bets of Single Pana @SUBMIT-06 @SUBMIT-25',
    'single-pana',
    typed({ singlePana: '120' }, { singlePana: '128' }),
    panas(5, '128', '120'),
  ],
  [
    'bets of Single Pana Bulk @SUBMIT-07',
    'single-pana-bulk',
    suggested('128', '137'),
    panas(6, '128', '137'),
  ],
  [
    'bets of Double Pana @SUBMIT-08',
    'double-pana',
    typed({ doublePana: '118' }, { doublePana: '100' }),
    panas(7, '100', '118'),
  ],
  [
    'bets of Double Pana Bulk @SUBMIT-09',
    'double-pana-bulk',
    suggested('118', '100'),
    panas(8, '118', '100'),
  ],
  [
    'bets of Triple Pana @SUBMIT-10',
    'triple-pana',
    typed({ triplePana: '777' }, { triplePana: '000' }),
    panas(9, '000', '777'),
  ],
  [
    'bets of Penal Group @SUBMIT-11',
    'penal-group',
    suggested('128', '678'),
    panas(10, '128', '678'),
  ],
  ['bets of SP DP TP @SUBMIT-12', 'spdptp', suggested('128', '100'), panas(12, '128', '100')],
  [
    'bets of Choice Pana @SUBMIT-13',
    'choice-pana',
    suggested('128', '777'),
    panas(13, '128', '777'),
  ],
  ['bets of SP Motor @SUBMIT-14', 'sp-motor', suggested('123', '124'), panas(14, '123', '124')],
  ['bets of DP Motor @SUBMIT-15', 'dp-motor', suggested('112', '122'), panas(15, '112', '122')],
  [
    'bets of Two Digits Panel @SUBMIT-16',
    'two-digits-panel',
    suggested('128', '112'),
    panas(19, '128', '112'),
  ],
];

eachTagged(betCases)('POST /betting/ accepts %s', async (...betCase) => {
  expect(await submitBids(...betCase)).toBe(9970);
});

it('POST /betting/ returns both balances and the market', {
  tags: ['@API-23', '@API-25', '@ROLE-02'],
}, async () => {
  const sent = { bet_type_id: 1, amount: 1, payload: { bets: [{ digit: '3', ...onClose }] } };
  const receipt = { ...placed, bet_details: { market: { id: 7, name: 'Kalyan Matka' } } };
  const body: BetRequest = {
    bet_type_id: 1,
    market_id: exampleValues.market_id,
    amount: 1,
    payload: { bets: [{ digit: '3', points: 1, bet_type: 'close' }] },
  };
  const response = await interaction(
    betInteraction(sent, {
      state: 'usual',
      description: 'one bet on a close digit',
      response: { status: 'success', body: receipt },
    }),
    asPlayer(() => placeBets(body)),
  );
  expect(response).toEqual(receipt);
});
