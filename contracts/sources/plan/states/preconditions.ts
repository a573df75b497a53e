import { isDrawn as hasNumber } from '../../../check/game/drawn-numbers.ts';
import { at } from '../../../pact/json.ts';
import {
  providerStates,
  type StateName,
  type StateParameters,
} from '../../../pact/provider-states.ts';
import { type HostReader, marketsWith } from './host-reader.ts';
import { ifKnown, missing, unrecognised } from './lookup.ts';
import { type HostContext, pageShowing } from './state-values.ts';

/** Throws LookupError where a host is not in a state. */
type Check = (context: HostContext) => Promise<void>;
type Rows = readonly unknown[];
type Test = (row: unknown) => boolean;

function requires(holds: boolean, reason: string): void {
  if (!holds) missing(reason);
}
const always: Check = async () => undefined;

/** Accepts any value except an empty one: the contract checks its format. */
const drawn = (row: unknown, ...names: string[]) =>
  names.every((name) => at(row, name) || at(row, name) === 0);
const open = ['open_pana', 'open_digit'];
const close = ['close_pana', 'close_digit'];
const isUndrawn: Test = (row) => !drawn(row, ...open) && !drawn(row, ...close);
const hasOpenOnly: Test = (row) => drawn(row, ...open) && !drawn(row, ...close);
const isDrawn: Test = (row) => drawn(row, ...open, ...close);
const showsNumber: Test = (row) =>
  hasNumber(
    Object.fromEntries([...open, ...close].map((name) => [name, String(at(row, name) ?? '')])),
  );

/** A state of a market that its status names; `select` finds the markets in it. */
const marketState =
  (reason: string, select: (rows: Rows) => Rows): Check =>
  async ({ reader }) =>
    requires(select(await reader.markets()).length > 0, reason);

/**
 * A state of a market that its numbers show. Where no market shows a number, although the results of today have those
 * of a market, the state is not recognised.
 */
const drawState =
  (state: StateName, reason: string, test: Test, status?: string): Check =>
  async ({ reader }) => {
    const rows = await reader.markets();
    const own = status === undefined ? rows : marketsWith(rows, status);
    if (own.some(test)) return;
    const results = rows.some(showsNumber) ? undefined : await ifKnown(reader.resultsOfToday());
    const names = own.map((row) => String(at(row, 'name') ?? '')).filter(Boolean);
    const name = names.find((one) => test(at(results, 'markets', one, '0')));
    if (name === undefined) missing(reason);
    unrecognised(
      `could not recognise that ${providerStates[state]}, because GET /markets/ lists no number, while the results of today have those of “${name.slice(0, 25)}”`,
    );
  };

const chartShows = async ({ reader }: HostContext, test: Test, reason: string): Promise<void> => {
  const names = (await reader.markets()).map((row) => String(at(row, 'name')));
  const name = names.find((one) => one === 'SITA MORNING') ?? names[0] ?? '';
  const days = await reader.chart(name, await reader.dayWithResults());
  requires(days.some(test), reason);
};

/** Recognises each state on a host. */
const preconditions: Readonly<Record<StateName, Check>> = {
  usual: always,
  fresh: async ({ reader }) =>
    requires((await reader.history()).flat().length === 0, 'the player has bets'),
  'before-the-draws': marketState('no market is "Running now" without a result', (rows) =>
    marketsWith(rows, 'Running now').filter(isUndrawn),
  ),
  'running-for-close': marketState('no market is "Running for close"', (rows) =>
    marketsWith(rows, 'Running for close'),
  ),
  'half-declared': drawState('half-declared', 'no market has only its open result', hasOpenOnly),
  'all-closed': drawState(
    'all-closed',
    'no market is "Closed for today" with both results',
    isDrawn,
    'Closed for today',
  ),
  'betting-is-closed': marketState('no market is "Betting is closed"', (rows) =>
    marketsWith(rows, 'Betting is closed'),
  ),
  'market-closed': marketState('no market is "Closed"', (rows) => marketsWith(rows, 'Closed')),
  'no-markets': async ({ reader }) =>
    requires((await reader.markets()).length === 0, 'there are markets'),
  'no-bet-types': async ({ reader }) =>
    requires((await reader.betTypes()).length === 0, 'there are bet types'),
  'classic-half-sangam': async ({ reader }) =>
    requires(
      (await reader.betTypes()).some((row) => at(row, 'config', 'code') === 'half_sangam'),
      'no bet type has the code half_sangam',
    ),
  'balance-of-5': async ({ session }) => {
    const { points } = await session();
    requires(points !== undefined && points < 10, 'the player has 10 points or more');
  },
  'three-pages-of-history': async ({ reader }) => {
    const next = at(await reader.historyPage(1), 'pagination', 'has_next') ?? false;
    requires(next !== false, "the player's history has one page");
  },
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

async function checkBets(
  { history }: HostReader,
  { bets, bets_on: names = [] }: StateParameters,
): Promise<void> {
  const records = (await history()).flat();
  requires(!bets || records.some(isBet[bets]), `the player has no bet (${bets})`);
  const unused = names.find((name) => !records.some((one) => at(one, 'market', 'name') === name));
  requires(unused === undefined, `the player has no bet on ${unused}`);
}

/** Checks whether a host and its account are in a state. Throws LookupError where they are not. */
export async function checkPrecondition(
  state: StateName,
  params: StateParameters,
  context: HostContext,
): Promise<void> {
  const { reader } = context;
  if (params.provoked && !context.supportsMagicInputs) missing('only the mock has magic inputs');
  if (params.player !== undefined && params.player !== context.account.mobile)
    missing('only the mock has the player whose requests fail');
  await preconditions[state](context);
  if (params.bets || params.bets_on) await checkBets(reader, params);
  if (params.shows) await pageShowing(reader, params);
  if (params.chart === 'drawn')
    await chartShows(context, isDrawn, 'no day of the month has both results');
  if (params.chart === 'empty')
    await chartShows(context, isUndrawn, 'every day of the month has a result');
}
