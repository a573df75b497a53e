import { betTypeRows } from '@matka/contracts/bet-types';
import type { PactInteraction } from '@matka/contracts/pact/pact';
import type { StateName, StateParameters, ValueName } from '@matka/contracts/pact/provider-states';
import { isOfKind } from '@matka/contracts/sources/plan/states/record-kinds';
import {
  checkBetType,
  type HostContext,
  resolveValues,
} from '@matka/contracts/sources/plan/states/state-values';
import { expect, it } from 'vitest';
import { fieldsIn, type Json } from '../src/host-styles/json.ts';
import { openHostContexts, outcomeOf } from './host-context.ts';
import type { Transformer } from './hosts/host.ts';
import { marketNames, pagesOf } from './hosts/rewrite.ts';
import { answers, bodies, drops, edits } from './hosts/transform.ts';

const contextIn = openHostContexts();

const withoutBets = (details: Json): Json => {
  const { bet_status, amount } = fieldsIn(details);
  return { bet_status: bet_status ?? null, amount: amount ?? null, placed_bets: [] };
};

const interactionWith = (name: ValueName, params: StateParameters = {}): PactInteraction => ({
  description: 'a request',
  type: 'Synchronous/HTTP',
  comments: { safety: 'read' },
  providerStates: [{ name: 'usual', params }],
  request: { method: 'GET', path: '/', generators: { path: { expression: `\${${name}}` } } },
  response: { status: 200 },
});

const valueIn = async (context: HostContext, name: ValueName, params: StateParameters = {}) =>
  (await resolveValues(interactionWith(name, params), context))[name];

it('the kit takes the values of a host from the account, its tokens, or a list', async () => {
  const found = await contextIn('usual');
  const account = { ...found.hostSession.account, password: 'p', mpin: 'm' };
  const context = {
    ...found,
    hostSession: { ...found.hostSession, account },
    newMobile: () => '8',
  };
  const { tokens } = found.hostSession;
  const [first] = await context.reader.markets();
  const bets = (await context.reader.history()).flat();
  const values = {
    app_id: account.appId,
    mobile: account.mobile,
    otp: account.otp,
    password: 'p',
    mpin: 'm',
    new_mobile: '8',
    ...tokens(),
    market_id: first?.id,
    market_name: bets[0]?.market.name,
    bet_id: String(bets[0]?.id),
    chart_market: 'SITA MORNING',
    last_page: (await context.reader.historyPage(1)).pagination.total_pages,
    day: '2026-11-19',
    month: '11',
    year: '2026',
  };
  for (const [name, value] of Object.entries(values))
    expect([name, String(await valueIn(context, name as ValueName))]).toEqual([
      name,
      String(value),
    ]);
  const renamed = await contextIn('usual', marketNames({ 'SITA MORNING': 'Sita' }));
  expect(await valueIn(renamed, 'chart_market')).toBe((await renamed.reader.markets())[0]?.name);
  const page = bets.findIndex((one) => isOfKind(one, 'full-sangam')) + 1;
  expect(page).toBeGreaterThan(1);
  const single = await contextIn('usual', pagesOf(1));
  expect(await valueIn(single, 'page', { shows: 'full-sangam' })).toBe(String(page));
});

it('the kit takes the id of a market with the requested status', async () => {
  const status = async (name: ValueName, world: StateName) => {
    const context = await contextIn(world);
    const id = await valueIn(context, name);
    return (await context.reader.markets()).find((one) => one.id === id)?.current_status_name;
  };
  expect(await status('running_market_id', 'usual')).toBe('Running now');
  expect(await status('closed_market_id', 'all-closed')).toBe('Closed for today');
  expect(await status('suspended_market_id', 'market-closed')).toBe('Closed');
});

it.each<[ValueName, StateName, string, Transformer?]>([
  ['mpin', 'usual', 'no MPIN given'],
  ['password', 'usual', 'no password given'],
  ['new_mobile', 'usual', 'no unregistered mobile number given'],
  ['market_id', 'no-markets', 'there is no market'],
  ['chart_market', 'no-markets', 'there is no market'],
  ['running_market_id', 'no-markets', 'no market is Running now'],
  ['closed_market_id', 'no-markets', 'no market is closed'],
  ['suspended_market_id', 'usual', 'no market is "Closed"'],
  ['market_name', 'fresh', 'the player has no bet'],
  ['bet_id', 'fresh', 'the player has no bet'],
  [
    'market_id',
    'usual',
    'inconclusive: unexpected response to GET /markets/',
    drops('markets', '*.id'),
  ],
  [
    'chart_market',
    'usual',
    'inconclusive: unexpected response to GET /markets/',
    drops('markets', '*.name'),
  ],
  [
    'market_name',
    'usual',
    'inconclusive: unexpected response to GET /bets/history/',
    drops('history', 'data.*.market'),
  ],
  [
    'bet_id',
    'usual',
    'inconclusive: unexpected response to GET /bets/history/',
    drops('history', 'data.*.id'),
  ],
  [
    'day',
    'usual',
    'no market had a result in the last week',
    edits('results', 'markets', () => ({})),
  ],
])('the kit finds no value %s in the world %s: %s', async (name, world, reason, transform) => {
  expect(await outcomeOf(valueIn(await contextIn(world, transform), name))).toBe(reason);
});

it('the kit cannot recognise the page of a sub-bet where most bets show no number', async () => {
  const context = await contextIn('usual', edits('history', 'data.*.bet_details', withoutBets));
  expect(await outcomeOf(valueIn(context, 'page', { shows: 'pana' }))).toMatch(
    /^unrecognised: could not recognise a sub-bet on a pana, because \d+ bets of the history show no number$/,
  );
});

it('the kit takes the latest day of last week with results, or yesterday if it can read no results', async () => {
  const days: (string | null)[] = [];
  const emptyUntil = (last: string) =>
    bodies('results', (body, { url }) => {
      const day = url.searchParams.get('date');
      days.push(day);
      return day !== null && day > last ? { ...fieldsIn(body), markets: {} } : body;
    });
  const week = ['19', '18', '17', '16', '15', '14', '13'].map((day) => `2026-11-${day}`);
  const context = await contextIn('usual', emptyUntil('2026-11-13'));
  expect(await valueIn(context, 'day')).toBe('2026-11-13');
  expect(days).toEqual(week);
  const unread = edits('results', 'markets', () => []);
  expect(await valueIn(await contextIn('usual', unread), 'day')).toBe('2026-11-19');
});

it('the kit reads ten pages of the history for its values, and more pages where they are short', async () => {
  for (const [size, requests] of [
    [1, 40],
    [2, 35],
    [7, 10],
  ] as const) {
    let count = 0;
    const counting = answers('history', (answer) => {
      count += 1;
      return answer;
    });
    const context = await contextIn('usual', (host) => counting(pagesOf(size)(host)));
    await context.reader.history();
    expect([size, count]).toEqual([size, requests]);
  }
});

/** A history whose pages come in the opposite order. */
const lastPageFirst = answers('history', async (answer, asked, host) => {
  const { pagination } = fieldsIn(answer.body);
  const { current_page: page, total_pages: total } = fieldsIn(pagination);
  const url = new URL(asked.url);
  url.searchParams.set('page', String(Number(total) + 1 - Number(page)));
  const other = await host({ ...asked, url });
  return { ...other, body: { ...fieldsIn(other.body), pagination: pagination ?? null } };
});

it('the kit reads each page of a history with the oldest bets first only once', async () => {
  const pages: (string | null)[] = [];
  const noting = answers('history', (answer, { url }) => {
    pages.push(url.searchParams.get('page'));
    return answer;
  });
  const oldestFirst: Transformer = (host) => noting(lastPageFirst(pagesOf(1)(host)));
  await (await contextIn('usual', oldestFirst)).reader.history();
  expect(pages).toEqual(Array.from({ length: 40 }, (_, index) => String(index + 1)));
});

it('the kit looks for the bet type of a bet in the list, and tells an empty list from an unreadable one', async () => {
  const bet_type_id = betTypeRows.find(({ code }) => code === 'jodi_digits')?.id;
  const check = async (world: StateName, transform?: Transformer) => {
    const { request, ...others } = interactionWith('app_id');
    const interaction = { ...others, request: { ...request, body: { content: { bet_type_id } } } };
    return outcomeOf(checkBetType(interaction, (await contextIn(world, transform)).reader));
  };
  const renamed = (code: string) => edits('betTypes', '*.config.code', () => code);
  expect(await check('usual')).toBe('found');
  expect(await check('no-bet-types')).toBe('the host lists no bet type');
  expect(await check('usual', renamed('odd_even'))).toBe('no bet type has the code jodi_digits');
  for (const unread of [renamed('JODI'), edits('betTypes', '', () => ({}))])
    expect(await check('usual', unread)).toBe(
      'inconclusive: unexpected response to GET /bet-types/',
    );
});
