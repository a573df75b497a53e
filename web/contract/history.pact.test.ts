import type { HistoryQuery } from '@matka/contracts/api/history';
import { exactly, shaped } from '@matka/contracts/pact/example';
import { fromState } from '@matka/contracts/pact/interaction';
import { exampleValues } from '@matka/contracts/pact/provider-states';
import { expect, it } from 'vitest';
import { eachTagged } from '../../scripts/testing/each-tagged.ts';
import { getHistory } from '../src/api/history.ts';
import {
  firstPage,
  lastPage,
  pageOf,
  record,
  recordWith,
  settled,
  undecided,
  wallet,
} from './examples/history.ts';
import { readInteraction } from './read-interaction.ts';

const readHistory = readInteraction('history', (query: HistoryQuery) => getHistory(query));

it('GET /bets/history/ returns the first page for a query with the page only', {
  tags: ['@API-30', '@API-33', '@API-34', '@ENT-13', '@ENT-17', '@ROLE-02'],
}, async () => {
  const { data, pagination } = await readHistory({
    state: 'three-pages-of-history',
    description: 'the first page of the history',
    query: { page: 1 },
    sentQuery: { page: '1' },
    body: pageOf([record], firstPage),
  });
  expect(data[0]).toMatchObject({ id: '41', bet_details: { bet_status: 'PENDING', amount: 10 } });
  expect(pagination).toEqual({
    current_page: 1,
    has_previous: false,
    has_next: true,
    total_pages: 3,
  });
});

it('GET /bets/history/ returns the amounts that the passbook shows', {
  tags: ['@API-33', '@API-34', '@ENT-14'],
}, async () => {
  const { data } = await readHistory({
    given: { bets: 'any' },
    description: 'a page of the passbook',
    query: { page: 1 },
    sentQuery: { page: '1' },
    body: { data: [recordWith(wallet)] },
  });
  expect(data[0]?.bet_details).toMatchObject({ before_amount: 10000, bet_type: 'open' });
});

it('GET /bets/history/ returns a last page that has no next page', {
  tags: ['@API-34', '@ENT-17'],
}, async () => {
  const { pagination } = await readHistory({
    state: 'three-pages-of-history',
    description: 'the last page of the history',
    query: { page: Number(exampleValues.last_page) },
    sentQuery: { page: fromState('last_page') },
    body: { data: [recordWith({ amount: 10 })], pagination: lastPage },
  });
  expect(pagination).toMatchObject({ has_previous: true, has_next: false });
});

const withStatus = (status: string, values: object) => ({
  ...recordWith({ bet_status: exactly(status) }),
  ...values,
});
const lost = { win_amount: 0, net_profit: -10 };
const won = { win_amount: 95, net_profit: 85 };

eachTagged([
  ['pending @ENT-13 @ENT-15', 'PENDING', undecided, {}],
  ['won @API-32 @ENT-13 @ENT-15', 'won', settled(95, 85), won],
  ['lost @API-31 @ENT-15', 'lost', settled(0, -10), lost],
] as const)(
  'GET /bets/history/ returns the %s bets with their win amounts',
  async (title, status, sent, values) => {
    const bets = title.split(' ')[0] as 'pending' | 'won' | 'lost';
    const { data } = await readHistory({
      given: { bets },
      description: `the ${bets} bets`,
      query: { page: 1, bet_status: [bets] },
      sentQuery: { page: '1', bet_status: bets },
      body: { data: [withStatus(status, sent)] },
    });
    expect(data[0]).toMatchObject({ bet_details: { bet_status: status } });
    expect(data[0]?.calculated_values).toEqual(values);
  },
);

it.each(['open', 'close'] as const)(
  'GET /bets/history/ filters by the session %s',
  { tags: ['@API-31'] },
  async (session) => {
    const { data } = await readHistory({
      given: { bets: session },
      description: `the history of ${session} bets`,
      query: { page: 1, session_type: session },
      sentQuery: { page: '1', session_type: session },
      body: { data: [recordWith({ bet_type: exactly(session) })] },
    });
    expect(data[0]?.bet_details.bet_type).toBe(session);
  },
);

it('GET /bets/history/ filters by market', { tags: ['@API-31'] }, async () => {
  const { data } = await readHistory({
    given: { bets: 'any' },
    description: 'the history of a market',
    query: { page: 1, market_names: [exampleValues.market_name] },
    sentQuery: { page: '1', market_names: fromState('market_name') },
    body: { data: [{ market: { name: 'Kalyan Matka' }, bet_details: {} }] },
  });
  expect(data).toHaveLength(1);
});

it('GET /bets/history/ combines all filters and takes several statuses and several markets', {
  tags: ['@API-31'],
}, async () => {
  const bet_status: HistoryQuery['bet_status'] = ['won', 'lost', 'pending'];
  const market_names = ['Kalyan Matka', 'Milan Day'];
  const { data } = await readHistory({
    given: { bets_on: market_names },
    description: 'the history by statuses, session and markets',
    query: { page: 1, bet_status, session_type: 'open', market_names },
    sentQuery: { page: '1', bet_status, session_type: 'open', market_names },
    body: {
      data: [
        {
          ...recordWith({ bet_type: exactly('open') }),
          market: { name: shaped('Kalyan Matka|Milan Day', 'Milan Day') },
        },
      ],
    },
  });
  expect(data[0]?.market.name).toBe('Milan Day');
});

it('GET /bets/history/ may return an empty history', { tags: ['@API-34'] }, async () => {
  const { data } = await readHistory({
    state: 'fresh',
    description: 'a history without bets',
    query: { page: 1 },
    sentQuery: { page: '1' },
    body: pageOf([], {
      current_page: exactly(1),
      has_previous: exactly(false),
      has_next: exactly(false),
      total_pages: exactly(1),
    }),
  });
  expect(data).toEqual([]);
});
