import { at } from '../../../pact/json.ts';
import type { StateName, StateParameters } from '../../../pact/provider-states.ts';
import type { HostReader } from './host-reader.ts';
import { chain, found, type Lookup, missing } from './lookup.ts';
import { drawnFor, marketsIn, statusOf } from './market-states.ts';
import { type HostContext, pageShowing } from './state-values.ts';

type PreconditionResult = Promise<Lookup<true>>;

const holding = found(true as const);
const requires = (holds: boolean, reason: string): Lookup<true> =>
  holds ? holding : missing(reason);
const always = async () => holding;

/** Accepts any value except an empty one: the contract checks its format. */
const drawn = (row: unknown, ...names: string[]) =>
  names.every((name) => at(row, name) || at(row, name) === 0);
const open = ['open_pana', 'open_digit'];
const close = ['close_pana', 'close_digit'];
const isUndrawn = (row: unknown) => !drawn(row, ...open) && !drawn(row, ...close);
const hasOpenOnly = (row: unknown) => drawn(row, ...open) && !drawn(row, ...close);
const isDrawn = (row: unknown) => drawn(row, ...open, ...close);

type Rows = readonly unknown[];

/** A state of a market that its status names; `select` finds the markets in it. */
const marketState =
  (reason: string, select: (rows: Rows) => Rows) =>
  ({ reader }: HostContext): PreconditionResult =>
    chain(reader.markets(), (rows) => requires(select(rows).length > 0, reason));

/** A state of a market that its numbers show. */
const drawState =
  (state: StateName, reason: string, test: (row: unknown) => boolean) =>
  ({ reader }: HostContext): PreconditionResult =>
    chain(reader.markets(), (rows) => drawnFor(state, rows, { reader, test, reason }));

const isNamed = (name: string) => (row: unknown) => statusOf(row) === name;

const closedWithResults = (rows: Rows): Rows =>
  rows.filter(isDrawn).filter(isNamed('Closed for today'));

const chartShows = async (
  { reader }: HostContext,
  test: (row: unknown) => boolean,
  reason: string,
): PreconditionResult =>
  chain(reader.markets(), (markets) =>
    chain(reader.dayWithResults(), async (day) => {
      const names = markets.map((row) => String(at(row, 'name')));
      const name = names.find((one) => one === 'SITA MORNING') ?? names[0] ?? '';
      return chain(reader.chart(name, day), (days) => requires(days.some(test), reason));
    }),
  );

/** Whether closed markets lack the results that those of today have. */
const hiddenResults = ({ reader }: HostContext, reason: string): PreconditionResult =>
  chain(reader.markets(), (rows) => {
    if (rows.some((row) => [...open, ...close].some((name) => drawn(row, name))))
      return missing(reason);
    const closed = rows.filter(isNamed('Closed for today'));
    return drawnFor('all-closed', closed, { reader, test: isDrawn, reason });
  });

/** Recognises each state on a host. */
const preconditions: Readonly<Record<StateName, (context: HostContext) => PreconditionResult>> = {
  usual: always,
  fresh: ({ reader }) =>
    chain(reader.history(), (pages) => requires(pages.flat().length === 0, 'the player has bets')),
  'before-the-draws': marketState('no market is "Running now" without a result', (rows) =>
    marketsIn(rows, 'both').filter(isUndrawn),
  ),
  'running-for-close': marketState('no market is "Running for close"', (rows) =>
    marketsIn(rows, 'close'),
  ),
  'half-declared': drawState('half-declared', 'no market has only its open result', hasOpenOnly),
  'all-closed': async (context) => {
    const reason = 'no market is "Closed for today" with both results';
    const byStatus = await marketState(reason, closedWithResults)(context);
    return 'missing' in byStatus ? hiddenResults(context, reason) : byStatus;
  },
  'betting-is-closed': marketState('no market is "Betting is closed"', (rows) =>
    marketsIn(rows, 'waiting'),
  ),
  'market-closed': marketState('no market is "Closed"', (rows) => rows.filter(isNamed('Closed'))),
  'no-markets': ({ reader }) =>
    chain(reader.markets(), (rows) => requires(rows.length === 0, 'there are markets')),
  'no-bet-types': ({ reader }) =>
    chain(reader.betTypes(), (rows) => requires(rows.length === 0, 'there are bet types')),
  'classic-half-sangam': ({ reader }) =>
    chain(reader.betTypes(), (rows) =>
      requires(
        rows.some((row) => at(row, 'config', 'code') === 'half_sangam'),
        'no bet type has the code half_sangam',
      ),
    ),
  'balance-of-5': async ({ session }) => {
    const { points } = await session();
    return requires(points !== undefined && points < 10, 'the player has 10 points or more');
  },
  'three-pages-of-history': ({ reader }) =>
    chain(reader.historyPage(1), (page) =>
      requires(
        (at(page, 'pagination', 'has_next') ?? false) !== false,
        "the player's history has one page",
      ),
    ),
  'chart-with-holes': (context) =>
    chartShows(context, hasOpenOnly, 'no day of the month has only its open result'),
  // The kit sends an invalid token instead of an expired one: hosts reject both alike.
  'access-token-expired': always,
  'refresh-refused': always,
};

const withDetail = (name: string, value: string) => (record: unknown) =>
  at(record, 'bet_details', name) === value;

const isBet = {
  any: () => true,
  won: withDetail('bet_status', 'won'),
  lost: withDetail('bet_status', 'lost'),
  pending: withDetail('bet_status', 'PENDING'),
  open: withDetail('bet_type', 'open'),
  close: withDetail('bet_type', 'close'),
} as const;

async function hasBets(
  { history }: HostReader,
  { bets, bets_on: names = [] }: StateParameters,
): PreconditionResult {
  return chain(history(), (pages) => {
    const records = pages.flat();
    const has = (test: (record: unknown) => boolean) => records.some(test);
    if (bets && !has(isBet[bets])) return missing(`the player has no bet (${bets})`);
    const unused = names.find((name) => !has((one) => at(one, 'market', 'name') === name));
    return requires(unused === undefined, `the player has no bet on ${unused}`);
  });
}

/** Checks whether a host and its account are in a state. */
export async function checkPrecondition(
  state: StateName,
  params: StateParameters,
  context: HostContext,
): PreconditionResult {
  const { reader } = context;
  if (params.provoked && !context.supportsMagicInputs)
    return missing('only the mock has magic inputs');
  if (params.player !== undefined && params.player !== context.account.mobile)
    return missing('only the mock has the player whose requests fail');
  const checks: (() => PreconditionResult)[] = [
    () => preconditions[state](context),
    ...(params.bets || params.bets_on ? [() => hasBets(reader, params)] : []),
    ...(params.shows ? [() => chain(pageShowing(reader, params), () => holding)] : []),
    ...(params.chart === 'drawn'
      ? [() => chartShows(context, isDrawn, 'no day of the month has both results')]
      : []),
    ...(params.chart === 'empty'
      ? [() => chartShows(context, isUndrawn, 'every day of the month has a result')]
      : []),
  ];
  for (const check of checks) {
    const result = await check();
    if (!('value' in result)) return result;
  }
  return holding;
}
