import type { StateName, StateParameters } from '../../pact/provider-states.ts';
import type { HostReader } from './host-reader.ts';
import { at, chain, found, type Lookup, missing } from './lookup.ts';
import { type HostContext, pageShowing } from './state-values.ts';

type PreconditionResult = Promise<Lookup<true>>;

const holding = found(true as const);
const when = (holds: boolean, reason: string): Lookup<true> => (holds ? holding : missing(reason));
const always = async () => holding;

/** In any form: whether it is the right one is what the contract says. */
const drawn = (row: unknown, ...names: string[]) =>
  names.every((name) => at(row, name) || at(row, name) === 0);
const open = ['open_pana', 'open_digit'];
const close = ['close_pana', 'close_digit'];
const isUndrawn = (row: unknown) => !drawn(row, ...open) && !drawn(row, ...close);
const isHalf = (row: unknown) => drawn(row, ...open) && !drawn(row, ...close);
const isDrawn = (row: unknown) => drawn(row, ...open, ...close);

const market =
  (reason: string, test: (row: unknown) => boolean) =>
  ({ reader }: HostContext): PreconditionResult =>
    chain(reader.markets(), (markets) => when(markets.some(test), reason));

const hasStatus = (name: string) => (row: unknown) => at(row, 'current_status_name') === name;
const marketWithStatus = (name: string) => market(`no market is "${name}"`, hasStatus(name));

const chartShows = async (
  { reader }: HostContext,
  test: (row: unknown) => boolean,
  reason: string,
): PreconditionResult =>
  chain(reader.markets(), (markets) =>
    chain(reader.dayWithResults(), async (day) => {
      const names = markets.map((row) => String(at(row, 'name')));
      const name = names.find((one) => one === 'SITA MORNING') ?? names[0] ?? '';
      return chain(reader.chart(name, day), (days) => when(days.some(test), reason));
    }),
  );

/** How each state is known to be there already. */
const preconditions: Readonly<Record<StateName, (context: HostContext) => PreconditionResult>> = {
  usual: always,
  fresh: ({ reader }) =>
    chain(reader.history(), (pages) =>
      when(pages.flat().length === 0, 'the player has bet before'),
    ),
  'before-the-draws': market(
    'no market is "Running now" without a result',
    (row) => hasStatus('Running now')(row) && isUndrawn(row),
  ),
  'running-for-close': marketWithStatus('Running for close'),
  'half-declared': market('no market has its open result alone', isHalf),
  'all-closed': market(
    'no market is "Closed for today" with both results',
    (row) => hasStatus('Closed for today')(row) && isDrawn(row),
  ),
  'betting-is-closed': marketWithStatus('Betting is closed'),
  'market-closed': marketWithStatus('Closed'),
  'no-markets': ({ reader }) =>
    chain(reader.markets(), (rows) => when(rows.length === 0, 'there are markets')),
  'no-bet-types': ({ reader }) =>
    chain(reader.betTypes(), (rows) => when(rows.length === 0, 'there are bet types')),
  'classic-half-sangam': ({ reader }) =>
    chain(reader.betTypes(), (rows) =>
      when(
        rows.some((row) => at(row, 'config', 'code') === 'half_sangam'),
        'no bet type has the code half_sangam',
      ),
    ),
  'balance-of-5': async ({ session }) => {
    const { points } = await session();
    return when(points !== undefined && points < 10, 'the player has 10 points or more');
  },
  'three-pages-of-history': ({ reader }) =>
    chain(reader.historyPage(1), (page) =>
      when(
        at(page, 'pagination', 'has_next') !== false,
        'the history of the player fits on one page',
      ),
    ),
  'chart-with-holes': (context) =>
    chartShows(context, isHalf, 'no day of the month has its open result alone'),
  // A token that has run out cannot be had on a real host; one that was never good is refused in the same way.
  'access-token-expired': always,
  'refresh-refused': always,
};

const ofDetails = (name: string, value: string) => (record: unknown) =>
  at(record, 'bet_details', name) === value;

const isBet = {
  any: () => true,
  won: ofDetails('bet_status', 'won'),
  lost: ofDetails('bet_status', 'lost'),
  pending: ofDetails('bet_status', 'PENDING'),
  open: ofDetails('bet_type', 'open'),
  close: ofDetails('bet_type', 'close'),
} as const;

async function hasBets(
  { history }: HostReader,
  { bets, bets_on: names = [] }: StateParameters,
): PreconditionResult {
  return chain(history(), (pages) => {
    const records = pages.flat();
    const has = (test: (record: unknown) => boolean) => records.some(test);
    if (bets && !has(isBet[bets])) return missing(`the player has no bet (${bets})`);
    const unknown = names.find((name) => !has((one) => at(one, 'market', 'name') === name));
    return when(unknown === undefined, `the player has no bet on ${unknown}`);
  });
}

/** Whether a host and account are in a state already; else why not. */
export async function checkPrecondition(
  state: StateName,
  params: StateParameters,
  context: HostContext,
): PreconditionResult {
  const { reader } = context;
  if (params.provoked && !context.supportsMagicInputs)
    return missing('only the mock fails on purpose');
  if (params.player !== undefined && params.player !== context.account.mobile)
    return missing(`only the mock has the player ${params.player}`);
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
    const met = await check();
    if (!('value' in met)) return met;
  }
  return holding;
}
