import { describe, expect, it } from 'vitest';
import { type BetRecord, read } from '../../../check/reader.ts';
import type { PactInteraction } from '../../../pact/pact.ts';
import type { RecordKind, StateParameters, ValueName } from '../../../pact/provider-states.ts';
import { hidingCause, isOfKind } from './record-kinds.ts';
import { checkBetType, resolveValues } from './state-values.ts';
import {
  bet,
  contextOn,
  contextWith,
  found,
  hostWith,
  inconclusive,
  market,
  missing,
  outcomeOf,
  page,
  type TestHost,
} from './test-support.ts';

const bodies = {
  '/markets/results/': { markets: { Milan: [{}] } },
  '/markets/': [
    market(1, 'Betting is closed'),
    market(2, 'Closed for today', { name: 'SITA MORNING' }),
    market(3, 'Running now'),
    market(4, 'Closed'),
  ],
  '/bets/history/': page([bet(41), bet(40)], 1, 3),
};

/** A history of so many pages with rows of so many bets each. */
function historyHost(pages: number, rows: number): TestHost {
  return (path) => {
    const current = Number(new URLSearchParams(path.split('?')[1]).get('page'));
    const data = Array.from({ length: rows }, (_, at) => bet(current * 100 + at));
    return { body: page(data, current, pages) };
  };
}

/** An interaction that takes these values. */
const interactionWith = (
  names: readonly ValueName[],
  params: StateParameters = {},
): PactInteraction => ({
  description: 'a request',
  type: 'Synchronous/HTTP',
  comments: { safety: 'read' },
  providerStates: [{ name: 'usual', params }],
  request: {
    method: 'GET',
    path: '/',
    generators: { path: { expression: names.map((name) => `\${${name}}`).join(' ') } },
  },
  response: { status: 200 },
});

function resolve(
  names: readonly ValueName[],
  { host = {}, params = {} }: { host?: object; params?: StateParameters } = {},
) {
  const context = contextWith({ ...bodies, ...host });
  return outcomeOf(resolveValues(interactionWith(names, params), context));
}

describe('the values of an interaction', () => {
  it('are those of the account, its session and the host', async () => {
    const account = { appId: 'app', mobile: '9', password: 'p', mpin: 'm', otp: 'o' };
    const { context } = contextOn(hostWith(bodies), { newMobile: () => '8' });
    const visitor = { ...context.visitor, account };
    const values = {
      app_id: 'app',
      mobile: '9',
      password: 'p',
      mpin: 'm',
      otp: 'o',
      new_mobile: '8',
      access: 'access',
      refresh: 'refresh',
      market_id: 1,
      running_market_id: 3,
      closed_market_id: 2,
      suspended_market_id: 4,
      market_name: 'Surya Day',
      chart_market: 'SITA MORNING',
      bet_id: '41',
      page: '1',
      last_page: '3',
      day: '2026-11-19',
      month: '11',
      year: '2026',
    };
    const names = Object.keys(values) as ValueName[];
    const all = resolveValues(interactionWith(names), { ...context, visitor });
    expect(await all).toEqual(values);
    expect(await resolve([])).toEqual(found({}));
  });

  it.each<[ValueName, string, object?]>([
    ['mpin', 'no MPIN given'],
    ['otp', 'no OTP given'],
    ['new_mobile', 'no unregistered mobile number given'],
    ['market_id', 'there is no market', { '/markets/': [] }],
    ['chart_market', 'there is no market', { '/markets/': [] }],
    ['running_market_id', 'no market is Running now', { '/markets/': [] }],
    ['closed_market_id', 'no market is closed', { '/markets/': [] }],
    [
      'suspended_market_id',
      'no market is "Closed"',
      { '/markets/': [market(1, 'Closed for today')] },
    ],
    ['market_name', 'the player has no bet', { '/bets/history/': page([]) }],
    ['bet_id', 'the player has no bet', { '/bets/history/': page([]) }],
  ])('may be missing: %s', async (name, reason, host = {}) => {
    expect(await resolve(['app_id', name], { host })).toEqual(missing(reason));
  });

  it.each<[ValueName, string, object]>([
    ['market_id', 'GET /markets/', { '/markets/': [market(1, 'Closed', { id: 'x' })] }],
    ['chart_market', 'GET /markets/', { '/markets/': [{ id: 1 }] }],
    ['market_name', 'GET /bets/history/', { '/bets/history/': page([bet(1, {}, { market: {} })]) }],
    ['bet_id', 'GET /bets/history/', { '/bets/history/': page([bet(1, {}, { id: null })]) }],
    ['last_page', 'GET /bets/history/', { '/bets/history/': {} }],
  ])('may not be readable: %s', async (name, request, host) => {
    expect(await resolve([name], { host })).toEqual(inconclusive(request));
  });

  it('are the page that shows a record of a kind', async () => {
    const host = (path: string) => ({
      body: path.includes('page=2')
        ? page([bet(1, { placed_bets: [{ digit: '7', points: 5 }] })], 2, 2)
        : page([bet(2)], 1, 2),
    });
    const { context } = contextOn(host);
    const interaction = interactionWith(['page'], { shows: 'digit' });
    expect(await outcomeOf(resolveValues(interaction, context))).toEqual(found({ page: '2' }));
    const bare = { '/bets/history/': page([bet(1, { placed_bets: [] })]) };
    expect(await resolve(['page'], { host: bare, params: { shows: 'pana' } })).toEqual({
      unrecognised:
        'could not recognise a sub-bet on a pana, because 1 bets of the history show no number',
    });
  });

  it('of a history of many pages come from ten of them, or from more where they are short', async () => {
    for (const [rows, requests] of [
      [20, 10],
      [7, 10],
      [6, 12],
      [1, 40],
    ] as const) {
      const { context, sent } = contextOn(historyHost(99, rows));
      await context.reader.history();
      expect(sent).toHaveLength(requests);
    }
  });
});

describe('results', () => {
  const results = (days: Readonly<Record<string, object>>) =>
    contextOn((path) => {
      const query = new URLSearchParams(path.split('?')[1]);
      return { body: { markets: days[query.get('date') ?? ''] ?? {} } };
    });

  it('are of the latest of the last seven days that has results', async () => {
    const { context, sent } = results({ '2026-11-18': { Milan: [{}] }, '2026-11-17': { A: [] } });
    expect(await outcomeOf(context.reader.dayWithResults())).toEqual(found('2026-11-18'));
    expect(sent).toEqual([
      'GET /markets/results/monthly/?month=11&year=2026&date=2026-11-19',
      'GET /markets/results/monthly/?month=11&year=2026&date=2026-11-18',
    ]);
    const week = results({ '2026-11-13': { Milan: [] } }).context.reader;
    expect(await outcomeOf(week.dayWithResults())).toEqual(found('2026-11-13'));
    const older = results({ '2026-11-12': { Milan: [] } });
    expect(await outcomeOf(older.context.reader.dayWithResults())).toEqual(
      missing('no market had a result in the last week'),
    );
    expect(older.sent).toHaveLength(7);
  });

  it('are looked for yesterday where the host gives none that can be read', async () => {
    const { reader } = contextWith({ '/markets/results/': { markets: [] } });
    expect(await outcomeOf(reader.dayWithResults())).toEqual(found('2026-11-19'));
    const gone = contextWith({}).reader;
    expect(await outcomeOf(gone.dayWithResults())).toEqual(found('2026-11-19'));
  });
});

it('needs the bet type of its bet; an empty list differs from one that cannot be read', async () => {
  const check = (list: unknown, content: unknown = { bet_type_id: 3 }) =>
    outcomeOf(
      checkBetType(
        { request: { body: { content } } } as PactInteraction,
        contextWith({ '/bet-types/': list }).reader,
      ),
    );
  const game = (code: unknown) => ({ id: 1, name: 'A game', config: { code } });
  expect(await check([game('jodi_digits')])).toEqual(found());
  expect(await check([game('odd_even')])).toEqual(missing('no bet type has the code jodi_digits'));
  expect(await check([], {})).toEqual(found());
  expect(await check([])).toEqual(missing('the host lists no bet type'));
  for (const list of [{}, [{ id: 'x' }], [game('JODI')]])
    expect(await check(list)).toEqual(inconclusive('GET /bet-types/'));
});

function readBet(sent: unknown): BetRecord {
  const known = read('bet', sent);
  if (!known) throw new Error('The client cannot read this bet.');
  return known;
}

describe('a record', () => {
  const record = (details: object) => readBet(bet(1, details));
  const withBets = (...placed_bets: readonly object[]) => record({ placed_bets });
  const bare = (numbers: object) => record({ placed_bets: [], ...numbers });
  const records = {
    digit: withBets({ digit: '7' }),
    pana: withBets({ pana: '128' }),
    jodi: withBets({ jodi: '05' }),
    'half-sangam-a': withBets({ open_digit: '5', close_pana: '128' }),
    'half-sangam-b': withBets({ open_pana: '128', close_digit: '5' }),
    'full-sangam': withBets({ open_pana: '128', close_pana: '128' }),
    'bare-digit': bare({ open_digit: '5' }),
    'bare-pana': bare({ open_pana: '128' }),
    'bare-jodi': bare({ jodi: '05' }),
    'bare-half-sangam': bare({ open_pana: '128', close_digit: '5' }),
    'raw-result': bare({ result_data: { raw_result: "{'processed_result': {'digits': ['1']}}" } }),
    several: withBets({ pana: '128' }, { pana: '129' }),
  } as const;

  it('is of its kind alone', () => {
    for (const [name, one] of Object.entries(records)) {
      const kinds = (Object.keys(records) as RecordKind[]).filter((kind) => isOfKind(one, kind));
      expect(kinds).toEqual(name === 'several' ? ['pana', 'several'] : [name]);
    }
    expect(isOfKind(withBets({ digit: '1' }, { digit: '2' }), 'several')).toBe(false);
    expect(isOfKind(withBets({ digit: '' }), 'digit')).toBe(false);
  });

  it('may be there without being recognised where most bets show no number', () => {
    const shown = readBet(bet(1));
    const hidden = bare({});
    expect(hidingCause('digit', [shown, hidden])).toBeUndefined();
    expect(hidingCause('digit', [shown, hidden, hidden])).toBe(
      '2 bets of the history show no number',
    );
  });
});
