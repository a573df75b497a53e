import type { HistoryQuery } from '@matka/contracts/api/history';
import { getHistory } from '@matka/web/src/api/history';
import { MatchersV3 } from '@pact-foundation/pact';
import { describe, expect, it } from 'vitest';
import { interaction } from '../src/interaction.ts';
import { onDigit, onJodi, onPana, pagination, record } from '../src/shapes/history.ts';
import { money } from '../src/shapes/primitives.ts';
import type { StateName } from '../src/states.ts';
import { signedInAt } from './client.ts';

const { arrayContaining, eachLike, equal, boolean, integer, nullValue, regex } = MatchersV3;

const ask = (
  description: string,
  state: StateName,
  query: HistoryQuery,
  sent: Record<string, string | string[]>,
  body: unknown,
) =>
  interaction(
    {
      state,
      description,
      safety: 'read',
      request: { method: 'GET', path: '/bets/history/', query: sent, bearer: true },
      response: { status: 200, body },
    },
    (baseUrl) => {
      signedInAt(baseUrl);
      return getHistory(query);
    },
  );

const status = regex('PENDING|won|lost', 'PENDING');
const anyRecord = record(status);
const settled = (win: number, net: number) => ({
  calculated_values: { win_amount: money(win), net_profit: money(net) },
});
const undecided = { calculated_values: { win_amount: nullValue(), net_profit: nullValue() } };

describe('GET /bets/history/', () => {
  it('[API-30] [API-33] [API-34] [ENT-13] [ENT-14] [ENT-16] [ENT-17] gives the first page', async () => {
    const { data, pagination: pages } = await ask(
      'the first page of the history',
      'three-pages-of-history',
      { page: 1 },
      { page: '1' },
      {
        data: arrayContaining(
          record(status, onDigit),
          record(status, onPana),
          record(status, onJodi),
        ),
        pagination: {
          ...pagination,
          current_page: equal(1),
          has_previous: equal(false),
          has_next: equal(true),
        },
      },
    );
    expect(data[0]?.bet_details.bet_status).toBe('PENDING');
    expect(pages).toMatchObject({ current_page: 1, has_next: true, total_pages: 3 });
  });

  it('gives a last page without a next one', async () => {
    const { pagination: pages } = await ask(
      'the last page of the history',
      'three-pages-of-history',
      { page: 3 },
      { page: '3' },
      {
        data: eachLike(anyRecord),
        pagination: {
          current_page: equal(3),
          has_previous: equal(true),
          has_next: equal(false),
          total_pages: integer(3),
        },
      },
    );
    expect(pages.has_next).toBe(false);
  });

  it('[ENT-15] gives pending bets, their win not yet known', async () => {
    const { data } = await ask(
      'the pending bets',
      'three-pages-of-history',
      { page: 1, bet_status: ['pending'] },
      { page: '1', bet_status: 'pending' },
      { data: eachLike({ ...record(equal('PENDING')), ...undecided }), pagination },
    );
    expect(data[0]?.calculated_values.win_amount).toBeNull();
  });

  it('[API-32] gives won bets with their win', async () => {
    const { data } = await ask(
      'the won bets',
      'three-pages-of-history',
      { page: 1, bet_status: ['won'] },
      { page: '1', bet_status: 'won' },
      { data: eachLike({ ...record(equal('won')), ...settled(95, 85) }), pagination },
    );
    expect(data[0]?.calculated_values).toEqual({ win_amount: 95, net_profit: 85 });
  });

  it('gives lost bets with their loss', async () => {
    const { data } = await ask(
      'the lost bets',
      'three-pages-of-history',
      { page: 1, bet_status: ['lost'] },
      { page: '1', bet_status: 'lost' },
      { data: eachLike({ ...record(equal('lost')), ...settled(0, -10) }), pagination },
    );
    expect(data[0]?.bet_details.bet_status).toBe('lost');
  });

  it('[API-31] takes filters, statuses and markets once for each value', async () => {
    const { data } = await ask(
      'the history by statuses, session and markets',
      'three-pages-of-history',
      {
        page: 1,
        bet_status: ['won', 'lost', 'pending'],
        session_type: 'open',
        market_names: ['Kalyan Matka', 'Milan Day'],
      },
      {
        page: '1',
        bet_status: ['won', 'lost', 'pending'],
        session_type: 'open',
        market_names: ['Kalyan Matka', 'Milan Day'],
      },
      {
        data: eachLike({
          ...anyRecord,
          market: { name: regex('Kalyan Matka|Milan Day', 'Milan Day') },
        }),
        pagination,
      },
    );
    expect(data[0]?.market.name).toBe('Milan Day');
  });

  it('may have nothing to give', async () => {
    const { data } = await ask(
      'a history without bets',
      'fresh',
      { page: 1 },
      { page: '1' },
      {
        data: [],
        pagination: {
          current_page: equal(1),
          has_previous: boolean(false),
          has_next: equal(false),
          total_pages: equal(1),
        },
      },
    );
    expect(data).toEqual([]);
  });
});
