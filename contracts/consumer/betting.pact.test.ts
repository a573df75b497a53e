import { placeBets, type Submission } from '@matka/web/src/api/betting';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { fromState, interaction } from '../src/interaction.ts';
import { bettingError } from '../src/shapes/errors.ts';
import { id, money } from '../src/shapes/primitives.ts';
import { exampleValues } from '../src/states.ts';
import { failureOf, signedInAt } from './client.ts';

const market_id = exampleValues.market_id;

const submissions: [title: string, name: string, body: Submission][] = [
  [
    '[SUBMIT-01] [SUBMIT-25] [SUBMIT-26] places digits on bet type 1',
    'bets on single digits',
    {
      bet_type_id: 1,
      market_id,
      amount: 30,
      payload: {
        bets: [
          { digit: '0', points: 10, bet_type: 'close' },
          { digit: '7', points: 20, bet_type: 'close' },
        ],
      },
    },
  ],
  [
    '[SUBMIT-02] places digits on bet type 2',
    'bets on single digits in bulk',
    {
      bet_type_id: 2,
      market_id,
      amount: 10,
      payload: { bets: [{ digit: '5', points: 10, bet_type: 'close' }] },
    },
  ],
  [
    '[SUBMIT-03] places jodis on bet type 3, their leading zero kept',
    'bets on jodis',
    {
      bet_type_id: 3,
      market_id,
      amount: 10,
      payload: { bets: [{ jodi: '05', points: 10 }] },
    },
  ],
  [
    '[SUBMIT-14] places the panas of an SP Motor on bet type 14',
    'bets on the panas of an SP Motor',
    {
      bet_type_id: 14,
      market_id,
      amount: 20,
      payload: {
        bets: [
          { pana: '123', points: 10, bet_type: 'close' },
          { pana: '120', points: 10, bet_type: 'close' },
        ],
      },
    },
  ],
];

const post = (body: Submission) => ({
  method: 'POST' as const,
  path: '/betting/',
  bearer: true,
  body: { ...body, market_id: fromState('market_id') },
});

const placed = {
  user_balance: { previous_balance: money(10000), current_balance: money(9970) },
  bet_details: { market: { id: id(7), name: MatchersV3.string('Kalyan Matka') } },
};

describe('POST /betting/', () => {
  it.each(submissions)('%s', async (_, name, body) => {
    const answer = await interaction(
      {
        state: 'fresh',
        description: name,
        safety: 'write',
        request: post(body),
        response: { status: 200, body: placed },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        return placeBets(body);
      },
    );
    expect(answer.user_balance.current_balance).toBe(9970);
  });

  it('[API-23] [API-25] gives both balances and the market', async () => {
    const body: Submission = {
      bet_type_id: 1,
      market_id,
      amount: 10,
      payload: { bets: [{ digit: '3', points: 10, bet_type: 'close' }] },
    };
    const answer = await interaction(
      {
        state: 'fresh',
        description: 'one bet on a single digit',
        safety: 'write',
        request: post(body),
        response: { status: 200, body: placed },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        return placeBets(body);
      },
    );
    expect(answer).toMatchObject({
      user_balance: { previous_balance: 10000, current_balance: 9970 },
      bet_details: { market: { name: 'Kalyan Matka' } },
    });
  });

  it.each([
    ['a bet above the balance', 'balance-of-5', 10],
    ['a bet on a closed market', 'all-closed', 10],
    ['a bet whose amount is not its sum', 'fresh', 11],
  ] as const)('refuses %s with the field error', async (name, state, amount) => {
    const body: Submission = {
      bet_type_id: 1,
      market_id,
      amount,
      payload: { bets: [{ digit: '3', points: 10, bet_type: 'close' }] },
    };
    const failure = await interaction(
      {
        state,
        description: name,
        safety: 'write',
        request: post(body),
        response: { status: 400, body: bettingError },
      },
      (baseUrl) => {
        signedInAt(baseUrl);
        return failureOf(placeBets(body));
      },
    );
    expect(failure.status).toBe(400);
  });
});
