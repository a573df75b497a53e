import { interaction } from '@matka/contracts/pact/interaction';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { describe, expect, it } from 'vitest';
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

const points = 1;
const betCases: BetCase[] = [
  [
    'bets of Single Digit @SUBMIT-01 @SUBMIT-25 @SUBMIT-26',
    'single-digit',
    { typed: [{ singleDigit: '7' }, { singleDigit: '0' }] },
    {
      bet_type_id: 1,
      amount: 2,
      payload: {
        bets: [
          { digit: '0', ...onOpen },
          { digit: '7', ...onOpen },
        ],
      },
    },
  ],
  [
    'bets of Multi Digit @SUBMIT-01',
    'multi-digit',
    { cells: ['1', '0'] },
    {
      bet_type_id: 1,
      amount: 2,
      payload: {
        bets: [
          { digit: '1', ...onOpen },
          { digit: '0', ...onOpen },
        ],
      },
    },
  ],
  [
    'bets of Single Digit Bulk @SUBMIT-02',
    'single-digit-bulk',
    { tapped: ['5'] },
    { bet_type_id: 2, amount: 1, payload: { bets: [{ digit: '5', ...onOpen }] } },
  ],
  [
    'bets of Jodi Digit @SUBMIT-03 @SUBMIT-26',
    'jodi-digits',
    { typed: [{ jodiDigit: '05' }, { jodiDigit: '50' }] },
    {
      bet_type_id: 3,
      amount: 2,
      payload: {
        bets: [
          { jodi: '50', points },
          { jodi: '05', points },
        ],
      },
    },
  ],
  [
    'bets of Jodi Bulk @SUBMIT-04',
    'jodi-digits-bulk',
    { typed: [{ jodiDigit: '00' }, { jodiDigit: '99' }] },
    {
      bet_type_id: 4,
      amount: 2,
      payload: {
        bets: [
          { jodi: '99', points },
          { jodi: '00', points },
        ],
      },
    },
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
    {
      bet_type_id: 16,
      amount: 2,
      payload: {
        bets: [
          { jodi: '12', ...onClose },
          { jodi: '17', ...onClose },
        ],
      },
    },
  ],
  [
    'bets of Digits Based Jodi @SUBMIT-20',
    'digits-based-jodi',
    suggested('01', '02'),
    {
      bet_type_id: 17,
      amount: 2,
      payload: {
        bets: [
          { jodi: '01', ...onClose },
          { jodi: '02', ...onClose },
        ],
      },
    },
  ],
  [
    'bets of Odd Even @SUBMIT-21',
    'odd-even',
    suggested('1', '3'),
    {
      bet_type_id: 18,
      amount: 2,
      payload: {
        bets: [
          { jodi: '1', ...onOpen },
          { jodi: '3', ...onOpen },
        ],
      },
    },
  ],
  [
    'bets of Half Sangam A @SUBMIT-22',
    'half-sangam-a',
    { typed: [{ openDigit: '5', closePana: '128' }] },
    {
      bet_type_id: 20,
      amount: 1,
      payload: { bets: [{ close_pana: '128', open_digit: '5', ...onClose }] },
    },
  ],
  [
    'bets of the older Half Sangam code @SUBMIT-30',
    'half-sangam',
    { typed: [{ openDigit: '5', closePana: '128' }] },
    {
      bet_type_id: 20,
      amount: 1,
      payload: { bets: [{ close_pana: '128', open_digit: '5', ...onClose }] },
    },
    'classic-half-sangam',
  ],
  [
    'bets of Full Sangam @SUBMIT-23',
    'full-sangam',
    { typed: [{ openPana: '128', closePana: '236' }] },
    {
      bet_type_id: 21,
      amount: 1,
      payload: { bets: [{ open_pana: '128', close_pana: '236', ...onClose }] },
    },
  ],
  [
    'bets of Half Sangam B @SUBMIT-24',
    'half-sangam-b',
    { typed: [{ openPana: '128', closeDigit: '5' }] },
    {
      bet_type_id: 22,
      amount: 1,
      payload: { bets: [{ open_pana: '128', close_digit: '5', ...onClose }] },
    },
  ],
];

describe('POST /betting/', () => {
  eachTagged(betCases)('%s', async (...betCase) => {
    expect(await submitBids(...betCase)).toBe(9970);
  });

  it('returns both balances and the market', {
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
});
