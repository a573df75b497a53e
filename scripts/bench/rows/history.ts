import { writeFileSync } from 'node:fs';
import type { HistoryResponse } from '@matka/contracts/api/history';
import { type RunningServer, startServer } from '../../mock-process.ts';
import { connections } from '../contest.ts';
import { openHouse, plantFile } from '../houses.ts';
import { type Burst, type Call, load } from '../load.ts';
import type { BenchRow, Measured, Setting } from '../row.ts';
import { spread } from '../statistics.ts';

/** Milliseconds. */
const most = 20;
/** Page 1 with the most bets may be so much slower than with the fewest before it is not flat. */
const flat = 0.8;

/** What is asked for; the first and the last page of each are measured. */
const filters: readonly (readonly [string, string])[] = [
  ['all', ''],
  ['won or lost', '&bet_status=won&bet_status=lost'],
  ['open, pending', '&session_type=open&bet_status=pending'],
  ['2 markets, lost', '&market_names=Kalyan%20Matka&market_names=Milan%20Day&bet_status=lost'],
];

interface Asked {
  what: string;
  bets: number;
  isFirst: boolean;
  call: Call;
  bursts: Burst[];
}

const named = (bets: number): string => bets.toLocaleString('en');

/** The calls for first and last pages of a house with so many bets. */
async function askedOf(bets: number, { url }: RunningServer, authorization: string) {
  const asked: Asked[] = [];
  const headers = { authorization };
  for (const [name, filter] of filters) {
    const first = `${url}/bets/history/?page=1${filter}`;
    const { pagination } = (await (await fetch(first, { headers })).json()) as HistoryResponse;
    const last = `${url}/bets/history/?page=${pagination.total_pages}${filter}`;
    const one = (page: string, address: string): Asked => ({
      what: `${name}, ${page} page of ${named(bets)} bets`,
      bets,
      isFirst: page === 'first' && filter === '',
      call: { method: 'GET', url: address, headers },
      bursts: [],
    });
    asked.push(one('first', first), one('last', last));
  }
  return asked;
}

async function bareRoute(
  { folder }: Setting,
  first: Asked,
): Promise<{ server: RunningServer; asked: Asked }> {
  const file = `${folder}/history.json`;
  const { url, headers = {} } = first.call;
  writeFileSync(file, await (await fetch(url, { headers })).text());
  const server = await startServer('scripts/bench/floors/bare-route.ts', ['history', file]);
  const call = { method: 'GET', url: `${server.url}/` } as const;
  const what = 'bare route with the bytes of the first page';
  return { server, asked: { what, bets: 0, isFirst: false, call, bursts: [] } };
}

function lineOf({ what, bets, bursts }: Asked): Measured {
  const value = spread(bursts.map(({ p99 }) => p99));
  if (bets === 0) return { what, unit: 'ms p99', value };
  return { what, unit: 'ms p99', value, budget: `≤ ${most} ms`, inside: value.median <= most };
}

/** How page 1 with the most bets compares with page 1 with the fewest. */
function flatness(asked: readonly Asked[], fewest: number, mostBets: number): Measured {
  const speeds = (bets: number): number[] =>
    asked
      .filter((one) => one.isFirst && one.bets === bets)
      .flatMap(({ bursts }) => bursts.map(({ perSecond }) => perSecond));
  const [small, large] = [speeds(fewest), speeds(mostBets)];
  const ratio = spread(large.map((perSecond, i) => perSecond / (small[i] ?? 0)));
  return {
    what: `first page, ${named(mostBets)} beside ${named(fewest)} bets`,
    unit: 'requests/s',
    value: spread(large),
    floor: spread(small),
    ratio,
    budget: `flat: ≥ ${flat}`,
    inside: ratio.median >= flat,
  };
}

/** GET /bets/history/ of a player with more and more bets: first and last pages, filtered and not. */
export const history: BenchRow = {
  name: 'history',
  run: async (setting) => {
    const { quick, folder } = setting;
    const sizes = quick ? [1_000, 100_000] : [1_000, 100_000, 1_000_000];
    const servers: RunningServer[] = [];
    try {
      const asked: Asked[] = [];
      for (const bets of sizes) {
        const house = await openHouse(plantFile(`${folder}/history-${bets}.sqlite`, bets));
        servers.push(house.server);
        asked.push(...(await askedOf(bets, house.server, house.authorization)));
      }
      const [first] = asked;
      if (!first) throw new Error('Nothing is asked for');
      const floor = await bareRoute(setting, first);
      servers.push(floor.server);
      asked.unshift(floor.asked);
      const seconds = quick ? 0.3 : 0.6;
      for (const { call } of asked) await load(call, { connections, seconds });
      for (let round = 0; round < (quick ? 3 : 7); round += 1) {
        for (const { call, bursts } of asked)
          bursts.push(await load(call, { connections, seconds }));
      }
      return [...asked.map(lineOf), flatness(asked, sizes[0] ?? 0, sizes.at(-1) ?? 0)];
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  },
};
