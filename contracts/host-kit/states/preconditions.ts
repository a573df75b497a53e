import type { StateName, StateParameters } from '../../pact/provider-states.ts';
import type { Looks } from './host-reader.ts';
import { at, type Found, following, found, missing } from './lookup.ts';
import { type Ground, pageThatShows } from './state-values.ts';

type Met = Promise<Found<true>>;

const yes = found(true as const);
const when = (holds: boolean, reason: string): Found<true> => (holds ? yes : missing(reason));
const always = async () => yes;

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
  ({ looks }: Ground): Met =>
    following(looks.markets(), (markets) => when(markets.some(test), reason));

const called = (name: string) => (row: unknown) => at(row, 'current_status_name') === name;
const marketCalled = (name: string) => market(`no market is "${name}"`, called(name));

const chartShows = async (
  { looks }: Ground,
  test: (row: unknown) => boolean,
  reason: string,
): Met =>
  following(looks.markets(), (markets) =>
    following(looks.dayWithResults(), async (day) => {
      const names = markets.map((row) => String(at(row, 'name')));
      const name = names.find((one) => one === 'SITA MORNING') ?? names[0] ?? '';
      return following(looks.chart(name, day), (days) => when(days.some(test), reason));
    }),
  );

/** How each state is known to be there already. */
const probes: Readonly<Record<StateName, (ground: Ground) => Met>> = {
  usual: always,
  fresh: ({ looks }) =>
    following(looks.history(), (pages) =>
      when(pages.flat().length === 0, 'the player has bet before'),
    ),
  'before-the-draws': market(
    'no market is "Running now" without a result',
    (row) => called('Running now')(row) && isUndrawn(row),
  ),
  'running-for-close': marketCalled('Running for close'),
  'half-declared': market('no market has its open result alone', isHalf),
  'all-closed': market(
    'no market is "Closed for today" with both results',
    (row) => called('Closed for today')(row) && isDrawn(row),
  ),
  'betting-is-closed': marketCalled('Betting is closed'),
  'market-closed': marketCalled('Closed'),
  'no-markets': ({ looks }) =>
    following(looks.markets(), (rows) => when(rows.length === 0, 'there are markets')),
  'no-bet-types': ({ looks }) =>
    following(looks.betTypes(), (rows) => when(rows.length === 0, 'there are bet types')),
  'classic-half-sangam': ({ looks }) =>
    following(looks.betTypes(), (rows) =>
      when(
        rows.some((row) => at(row, 'config', 'code') === 'half_sangam'),
        'no bet type has the code half_sangam',
      ),
    ),
  'balance-of-5': async ({ session }) => {
    const { points } = await session();
    return when(points !== undefined && points < 10, 'the player has 10 points or more');
  },
  'three-pages-of-history': ({ looks }) =>
    following(looks.historyPage(1), (page) =>
      when(
        at(page, 'pagination', 'has_next') !== false,
        'the history of the player fits on one page',
      ),
    ),
  'chart-with-holes': (ground) =>
    chartShows(ground, isHalf, 'no day of the month has its open result alone'),
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

async function hasBets({ history }: Looks, { bets, bets_on: names = [] }: StateParameters): Met {
  return following(history(), (pages) => {
    const records = pages.flat();
    const has = (test: (record: unknown) => boolean) => records.some(test);
    if (bets && !has(isBet[bets])) return missing(`the player has no bet (${bets})`);
    const unknown = names.find((name) => !has((one) => at(one, 'market', 'name') === name));
    return when(unknown === undefined, `the player has no bet on ${unknown}`);
  });
}

/** Whether a host and account are in a state already; else why not. */
export async function isMet(state: StateName, params: StateParameters, ground: Ground): Met {
  const { looks } = ground;
  if (params.provoked && !ground.provokes) return missing('only the mock fails on purpose');
  if (params.player !== undefined && params.player !== ground.account.mobile)
    return missing(`only the mock has the player ${params.player}`);
  const checks: (() => Met)[] = [
    () => probes[state](ground),
    ...(params.bets || params.bets_on ? [() => hasBets(looks, params)] : []),
    ...(params.shows ? [() => following(pageThatShows(looks, params), () => yes)] : []),
    ...(params.chart === 'drawn'
      ? [() => chartShows(ground, isDrawn, 'no day of the month has both results')]
      : []),
    ...(params.chart === 'empty'
      ? [() => chartShows(ground, isUndrawn, 'every day of the month has a result')]
      : []),
  ];
  for (const check of checks) {
    const met = await check();
    if (!('value' in met)) return met;
  }
  return yes;
}
