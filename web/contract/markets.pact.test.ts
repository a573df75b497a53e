import { exchange } from '@matka/contracts/client/exchange';
import { expectSuccess } from '@matka/contracts/client/read-response';
import { containing, exactly } from '@matka/contracts/pact/example';
import { fromState } from '@matka/contracts/pact/interaction';
import { exampleValues, type StateName } from '@matka/contracts/pact/provider-states';
import { expect, it } from 'vitest';
import { fetchErrorText, fetchFallback } from '../src/api/fetch-error-text.ts';
import { getMarkets } from '../src/api/markets.ts';
import { config } from '../src/config.ts';
import { english } from '../src/testing/english.ts';
import { fails, reads } from './client.ts';
import { bettingError } from './examples/errors.ts';
import { closeDrawn, closeUndrawn, market, openDrawn, openUndrawn } from './examples/market.ts';

const request = { query: { app_id: fromState('app_id') } };

const markets = (state: StateName, description: string, body: unknown) =>
  reads({ state, description, endpoint: 'markets', request, body }, getMarkets);

const status = (number: number, name: string) => ({
  current_status: exactly(number),
  current_status_name: exactly(name),
});

it('GET /markets/ returns the markets with their times and status', {
  tags: ['@API-13', '@API-14', '@ENT-03', '@ENT-04', '@ROLE-02'],
}, async () => {
  const [first] = await markets('usual', 'the markets', [market]);
  expect(first).toMatchObject({ id: 7, name: 'Kalyan Matka', open_time: '16:00:00' });
});

it('GET /markets/ returns a running market without results', {
  tags: ['@API-14', '@ENT-03'],
}, async () => {
  const undrawn = { id: 7, ...status(6, 'Running now'), ...openUndrawn, ...closeUndrawn };
  const body = containing(undrawn);
  const [first] = await markets('before-the-draws', 'a market without results', body);
  for (const number of ['open_pana', 'open_digit', 'close_pana']) {
    expect(first).not.toHaveProperty(number);
  }
});

it('GET /markets/ returns a market open for close bets', { tags: ['@ENT-03'] }, async () => {
  const running = { id: 7, ...status(4, 'Running for close') };
  const body = containing(running);
  const [first] = await markets('running-for-close', 'a market open for close bets', body);
  expect(first?.current_status).toBe(4);
});

it('GET /markets/ returns a market with its open result only', {
  tags: ['@ENT-03'],
}, async () => {
  const body = containing({ id: 7, ...openDrawn, ...closeUndrawn });
  const [first] = await markets('half-declared', 'a market with its open result', body);
  expect(first).toMatchObject({ open_pana: '123', open_digit: '6' });
  expect(first).not.toHaveProperty('close_digit');
});

it('GET /markets/ returns a market closed for today with both results', {
  tags: ['@ENT-03'],
}, async () => {
  const drawn = { id: 7, ...status(1, 'Closed for today'), ...openDrawn, ...closeDrawn };
  const [first] = await markets('all-closed', 'a market with both results', containing(drawn));
  expect(first).toMatchObject({ open_pana: '123', close_digit: '7', close_pana: '890' });
});

it.each([
  ['betting-is-closed', 'a market on which betting is closed', 2, 'Betting is closed'],
  ['market-closed', 'a closed market', 3, 'Closed'],
] as const)(
  'GET /markets/ returns a market with the status %s',
  { tags: ['@ENT-03'] },
  async (state, description, number, name) => {
    const closed = { id: 7, ...status(number, name) };
    const [first] = await markets(state, description, containing(closed));
    expect(first?.current_status_name).toBe(name);
  },
);

it('GET /markets/ may return an empty list', async () => {
  expect(await markets('no-markets', 'an empty list of markets', [])).toEqual([]);
});

it('GET /markets/ fails with 401 if the access token has expired', async () => {
  const { app_id, access } = exampleValues;
  const failure = await fails(
    {
      state: 'access-token-expired',
      description: 'markets with an expired access token',
      endpoint: 'markets',
      request,
      response: { status: 401 },
    },
    // One request without the client's refresh, which is another interaction.
    () =>
      exchange(
        { baseUrl: () => config().apiBase, timeoutMs: 10_000 },
        { method: 'GET', path: '/markets/', query: { app_id } },
        access,
      ).then(expectSuccess),
  );
  expect(failure.status).toBe(401);
});

it('GET /markets/ may fail with an error text', async () => {
  const failure = await fails(
    {
      given: { player: '6100000001' },
      description: 'markets with an internal error',
      endpoint: 'markets',
      request,
      response: { status: 500, body: bettingError },
    },
    getMarkets,
  );
  expect(english(fetchErrorText(failure, fetchFallback.markets))).toBe(bettingError.error);
});
