import { isSuccess } from '../../check/exchange.ts';
import { statusOf } from '../../check/game/bet-entries.ts';
import { dayAfter, indianDay } from '../../check/indian-day.ts';
import { read } from '../../check/reader.ts';
import type { KnownRecord } from '../../check/state.ts';
import type { HostSession } from '../http/host-session.ts';
import type { StepContext, Steps } from './step.ts';

type Query = [string, string][];

/** The day of a bet; another day if its time cannot be read. */
function dayOf({ timestamps }: KnownRecord['record'], otherwise = '2000-01-01'): string {
  const { created_at: time } = timestamps;
  return Number.isNaN(Date.parse(time)) ? otherwise : indianDay(time);
}

/** The time of the latest response, by the host's clock. */
const nowOf = ({ exchanges }: HostSession): string =>
  exchanges.at(-1)?.at ?? new Date().toISOString();

/** The most pages of one list that are read. */
const mostPages = 25;

const app = ({ account }: HostSession): Query => [['app_id', account.appId]];

/** Reads the data for other steps: markets, bet types and rates. */
export async function readCatalogue(hostSession: HostSession): Promise<void> {
  await hostSession.send({ path: '/markets/', query: app(hostSession) });
  await hostSession.send({ path: '/bet-types/', query: app(hostSession) });
  await hostSession.send({ path: '/admin/payout-multipliers/', query: [['page', '1']] });
}

/** Reads all pages of a list and returns their number. */
export async function readList(
  hostSession: HostSession,
  path: string,
  filters: Query,
): Promise<number> {
  let total = 1;
  for (let page = 1; page <= Math.min(total, mostPages); page += 1) {
    const response = await hostSession.send({ path, query: [['page', String(page)], ...filters] });
    const answer = isSuccess(response) ? read('history', response.body) : undefined;
    if (!answer) return total;
    total = answer.pagination.total_pages;
  }
  return total;
}

const paths = ['/bets/history/', '/betting/history/'] as const;

/** The records of the player; reads the history if none is known. */
async function recordsOf({ hostSession }: StepContext): Promise<KnownRecord[]> {
  const records = () =>
    [...hostSession.check.state.players.values()].flatMap((one) => [...one.records.values()]);
  if (records().length === 0) await readList(hostSession, paths[0], []);
  return records();
}

function filterBeside({ random }: StepContext, known: readonly KnownRecord[]): Query[] {
  if (known.length === 0) return [];
  const { record } = random.pick(known);
  const others = ['won', 'lost', 'pending'].filter((status) => status !== statusOf(record));
  return [
    [
      ['market_names', record.market.name],
      ['bet_status', random.pick(others)],
    ],
  ];
}

/** A filter of each kind, and two at once. */
function randomFilters(context: StepContext, known: readonly KnownRecord[]): Query[] {
  const { random, hostSession } = context;
  const used = [...new Set(known.map(({ record }) => record.market.name))];
  const markets = (hostSession.check.state.markets ?? []).map(({ name }) => name);
  const statuses = random.shuffle(['won', 'lost', 'pending']).slice(0, 2);
  const names = random.shuffle(used.length > 0 ? used : markets).slice(0, 2);
  const single: Query[] = [
    statuses.map((status) => ['bet_status', status]),
    [['session_type', random.pick(['open', 'close'])]],
    names.map((name) => ['market_names', name]),
  ];
  const pending = known.filter(({ record }) => statusOf(record) === 'pending');
  const decided = known.filter(({ record }) => statusOf(record) !== 'pending');
  return [
    ...random.shuffle(single),
    random.shuffle(single).slice(0, 2).flat(),
    ...[pending, decided].flatMap((some) => filterBeside(context, some)),
  ];
}

async function readResults(
  { hostSession }: StepContext,
  day: string,
  market?: string,
): Promise<void> {
  const [year = '', month = ''] = day.split('-');
  const filter = market === undefined ? ['date', day] : ['market_name', market];
  const query = [['month', month], ['year', year], filter] as Query;
  await hostSession.send({ path: '/markets/results/monthly/', query });
}

async function randomDay(context: StepContext): Promise<string> {
  const { random, hostSession } = context;
  const known = await recordsOf(context);
  const days = known.map(({ record }) => dayOf(record));
  if (days.length > 0) return random.pick(days);
  return dayAfter(indianDay(nowOf(hostSession)), -1 - random.below(20));
}

function dayToCome({ hostSession }: StepContext, known: string): string {
  const now = indianDay(nowOf(hostSession));
  return dayAfter(now > known ? now : known, 40);
}

/** Reads the chart of each market in this month and the month before, which decide the bets of a history. */
export const wholeResults: Steps = {
  'all results': async (context) => {
    const { hostSession } = context;
    const today = indianDay(nowOf(hostSession));
    const known = await recordsOf(context);
    const days = known.map(({ record }) => dayOf(record, today));
    const months = [...new Set([today, ...days].map((day) => day.slice(0, 7)))].sort().slice(-3);
    for (const { name } of hostSession.check.state.markets ?? [])
      for (const month of months) await readResults(context, `${month}-01`, name);
    await readResults(context, days.toSorted().at(-1) ?? today);
  },
};

/** Steps that only read. */
export const readSteps: Steps = {
  catalogue: async ({ hostSession }) => {
    await hostSession.send({ path: '/homepage/', query: app(hostSession) });
    await readCatalogue(hostSession);
  },
  history: async ({ hostSession, random }) => {
    await readList(hostSession, random.pick(paths), []);
  },
  'both histories': async ({ hostSession }) => {
    for (const path of paths) await readList(hostSession, path, []);
  },
  filter: async (context) => {
    const { hostSession } = context;
    await readList(hostSession, paths[0], []);
    for (const filters of randomFilters(context, await recordsOf(context)))
      await readList(hostSession, paths[0], filters);
  },
  'page that is not there': async ({ hostSession, random }) => {
    const page = String(random.pick([0, -1, 100_000]));
    await hostSession.send({ path: random.pick(paths), query: [['page', page]] });
    for (const path of paths) {
      const total = await readList(hostSession, path, []);
      await hostSession.send({ path, query: [['page', String(total + 1)]] });
    }
  },
  'one bet': async (context) => {
    const { hostSession, random } = context;
    const known = await recordsOf(context);
    const byStatus = Map.groupBy(known, ({ record }) => statusOf(record));
    const ids = [...byStatus.values()]
      .map((some) => random.pick(some).record.id)
      .filter((id) => id !== '');
    for (const id of ids.length > 0 ? ids : [1])
      await hostSession.send({ path: `/betting/${id}/` });
    await hostSession.send({ path: `/betting/${random.pick([0, 999_999_999_999])}/` });
  },
  results: async (context) => {
    const { hostSession, random } = context;
    if (!hostSession.check.state.markets) await readCatalogue(hostSession);
    const names = (hostSession.check.state.markets ?? []).map(({ name }) => name);
    const day = await randomDay(context);
    // The results of a day are compared with the charts: the day comes first, because a draw may follow a chart.
    for (const [one, charts] of [
      [day, 5],
      [dayAfter(`${day.slice(0, 7)}-01`, -1), 3],
      [dayToCome(context, day), 1],
    ] as const) {
      await readResults(context, one);
      for (const name of random.shuffle(names).slice(0, charts))
        await readResults(context, one, name);
    }
    await readResults(context, day);
  },
  'market list': async (context) => {
    const { hostSession, random } = context;
    await readCatalogue(hostSession);
    const { markets = [] } = hostSession.check.state;
    const drawn = markets.filter(({ open_pana: pana }) => pana);
    if (drawn.length === 0) return;
    const { name } = random.pick(drawn);
    const known = await recordsOf(context);
    const newest = known
      .map(({ record }) => dayOf(record))
      .toSorted()
      .at(-1);
    await readResults(context, newest ?? (await randomDay(context)), name);
    await readResults(context, indianDay(nowOf(hostSession)));
    await hostSession.send({ path: '/markets/', query: app(hostSession) });
  },
  settlement: async (context) => {
    const { hostSession, random } = context;
    await readCatalogue(hostSession);
    await readList(hostSession, paths[0], []);
    const known = await recordsOf(context);
    const places = new Map(
      known.map(({ record }) => {
        const day = dayOf(record);
        return [`${record.market.name} ${day.slice(0, 7)}`, [record.market.name, day] as const];
      }),
    );
    for (const [market, day] of random.shuffle([...places.values()]).slice(0, 8))
      await readResults(context, day, market);
  },
};
