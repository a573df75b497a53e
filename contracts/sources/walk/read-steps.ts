import { isSuccess } from '../../check/exchange.ts';
import { statusOf } from '../../check/game/bet-entries.ts';
import { indianDay } from '../../check/indian-day.ts';
import { read } from '../../check/reader.ts';
import type { KnownRecord } from '../../check/state.ts';
import type { Visitor } from '../http/visitor.ts';
import type { StepContext, StepKind } from './step.ts';

type Query = [string, string][];

/** Pages of one list that are read at most. */
const mostPages = 25;

const app = ({ account }: Visitor): Query => [['app_id', account.appId]];

/** Reads what the other steps choose from: markets, bet types and rates. */
export async function readCatalogue(visitor: Visitor): Promise<void> {
  await visitor.send({ path: '/markets/', query: app(visitor) });
  await visitor.send({ path: '/bet-types/', query: app(visitor) });
  await visitor.send({ path: '/admin/payout-multipliers/', query: [['page', '1']] });
}

/** Reads all pages of a list and gives their number. */
export async function readList(visitor: Visitor, path: string, filters: Query): Promise<number> {
  let total = 1;
  for (let page = 1; page <= Math.min(total, mostPages); page += 1) {
    const response = await visitor.send({ path, query: [['page', String(page)], ...filters] });
    const answer = isSuccess(response) ? read('history', response.body) : undefined;
    if (!answer) return total;
    total = answer.pagination.total_pages;
  }
  return total;
}

const paths = ['/bets/history/', '/betting/history/'] as const;

/** The records of the player; reads the history when none is known. */
async function recordsOf({ visitor }: StepContext): Promise<KnownRecord[]> {
  const records = () =>
    [...visitor.check.state.players.values()].flatMap((one) => [...one.records.values()]);
  if (records().length === 0) await readList(visitor, paths[0], []);
  return records();
}

/** The market of a record with a status that the record does not have. */
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
  const { random, visitor } = context;
  const used = [...new Set(known.map(({ record }) => record.market.name))];
  const markets = (visitor.check.state.markets ?? []).map(({ name }) => name);
  const statuses = random.shuffle(['won', 'lost', 'pending']).slice(0, 1 + random.below(2));
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

const monthOf = (day: string): [string, string] => [day.slice(0, 4), day.slice(5, 7)];

async function readChart({ visitor }: StepContext, market: string, day: string): Promise<void> {
  const [year, month] = monthOf(day);
  const query: Query = [
    ['market_name', market],
    ['month', month],
    ['year', year],
  ];
  await visitor.send({ path: '/markets/results/monthly/', query });
}

async function readDay({ visitor }: StepContext, day: string): Promise<void> {
  const [year, month] = monthOf(day);
  const query: Query = [
    ['month', month],
    ['year', year],
    ['date', day],
  ];
  await visitor.send({ path: '/markets/results/monthly/', query });
}

/** A day of a bet, else one of the last weeks by the host's clock. */
async function randomDay(context: StepContext): Promise<string> {
  const { random, visitor } = context;
  const known = await recordsOf(context);
  const days = known.map(({ record }) => indianDay(record.timestamps.created_at || '2000-01-01'));
  if (days.length > 0) return random.pick(days);
  const now = visitor.exchanges.at(-1)?.at ?? new Date().toISOString();
  return indianDay(new Date(Date.parse(now) - (1 + random.below(20)) * 86_400_000).toISOString());
}

/** The last day of the month before that of a day. */
const lastDayBefore = (day: string): string =>
  new Date(Date.parse(`${day.slice(0, 7)}-01`) - 86_400_000).toISOString().slice(0, 10);

/** A day after a known one and after today by the host's clock. */
function dayToCome({ visitor }: StepContext, known: string): string {
  const now = Date.parse(visitor.exchanges.at(-1)?.at ?? known);
  const latest = Math.max(now, Date.parse(known));
  return new Date(latest + 40 * 86_400_000).toISOString().slice(0, 10);
}

/** Steps that only read. */
export const readSteps: readonly StepKind[] = [
  {
    name: 'catalogue',
    permission: 'read',
    run: async ({ visitor }) => {
      await visitor.send({ path: '/homepage/', query: app(visitor) });
      await readCatalogue(visitor);
    },
  },
  {
    name: 'history',
    permission: 'read',
    run: async ({ visitor, random }) => {
      await readList(visitor, random.pick(paths), []);
    },
  },
  {
    name: 'both histories',
    permission: 'read',
    run: async ({ visitor }) => {
      for (const path of paths) await readList(visitor, path, []);
    },
  },
  {
    name: 'filter',
    permission: 'read',
    run: async (context) => {
      const { visitor } = context;
      await readList(visitor, paths[0], []);
      for (const filters of randomFilters(context, await recordsOf(context)))
        await readList(visitor, paths[0], filters);
    },
  },
  {
    name: 'page that is not there',
    permission: 'read',
    run: async ({ visitor, random }) => {
      const page = String(random.pick([0, -1, 100_000]));
      await visitor.send({ path: random.pick(paths), query: [['page', page]] });
      for (const path of paths) {
        const total = await readList(visitor, path, []);
        await visitor.send({ path, query: [['page', String(total + 1)]] });
      }
    },
  },
  {
    name: 'one bet',
    permission: 'read',
    run: async (context) => {
      const { visitor, random } = context;
      const known = await recordsOf(context);
      const byStatus = Map.groupBy(known, ({ record }) => statusOf(record));
      const ids = [...byStatus.values()].map((some) => random.pick(some).record.id);
      for (const id of ids.length > 0 ? ids : [1]) await visitor.send({ path: `/betting/${id}/` });
      await visitor.send({ path: `/betting/${random.pick([0, 999_999_999_999])}/` });
    },
  },
  {
    name: 'results',
    permission: 'read',
    run: async (context) => {
      const { visitor, random } = context;
      if (!visitor.check.state.markets) await readCatalogue(visitor);
      const names = (visitor.check.state.markets ?? []).map(({ name }) => name);
      const day = await randomDay(context);
      // What a day shows is compared with the charts: the day comes first, for a draw may follow a chart.
      for (const [one, charts] of [
        [day, 5],
        [lastDayBefore(day), 3],
        [dayToCome(context, day), 1],
      ] as const) {
        await readDay(context, one);
        for (const name of random.shuffle(names).slice(0, charts))
          await readChart(context, name, one);
      }
      await readDay(context, day);
    },
  },
  {
    name: 'market list',
    permission: 'read',
    run: async (context) => {
      const { visitor, random } = context;
      await readCatalogue(visitor);
      const { markets = [] } = visitor.check.state;
      const drawn = markets.filter(({ open_pana: pana }) => pana);
      if (drawn.length === 0) return;
      const { name } = random.pick(drawn);
      const known = await recordsOf(context);
      const newest = known
        .map(({ record }) => indianDay(record.timestamps.created_at || '2000-01-01'))
        .sort()
        .at(-1);
      await readChart(context, name, newest ?? (await randomDay(context)));
      await visitor.send({ path: '/markets/', query: app(visitor) });
    },
  },
  {
    name: 'settlement',
    permission: 'read',
    run: async (context) => {
      const { visitor, random } = context;
      await readCatalogue(visitor);
      await readList(visitor, paths[0], []);
      const known = await recordsOf(context);
      const places = new Map(
        known.map(({ record }) => {
          const day = indianDay(record.timestamps.created_at || '2000-01-01');
          return [`${record.market.name} ${day.slice(0, 7)}`, [record.market.name, day] as const];
        }),
      );
      for (const [market, day] of random.shuffle([...places.values()]).slice(0, 8))
        await readChart(context, market, day);
    },
  },
];
