import { writeFileSync } from 'node:fs';
import type { SentHistoryResponse } from '@matka/contracts/api/history';
import { mainPlayer } from '@matka/fixtures/players';
import { createMockClient } from '@matka/mock-server/client/mock-client';
import { type RunningServer, startServer } from '../../lib/mock-process.ts';
import type { Benchmark, Measurement, RunOptions } from '../benchmark.ts';
import { betRequest, startingBalance } from '../bet-request.ts';
import { connections } from '../compare-with-baseline.ts';
import { type LoadRequest, load } from '../load.ts';
import { requestCosts, scalingMeasurements } from '../scaling.ts';
import { spread } from '../statistics.ts';
import { type MockUnderTest, seedDatabaseFile, startMockUnderTest } from '../test-bed.ts';

/** Milliseconds. */
const most = 20;
/** Requests per second, far below capacity: this measures latency, not throughput. */
const perSecond = 500;

/** Query filters; the first and the last page of each are measured. */
const filters: readonly (readonly [string, string])[] = [
  ['all', ''],
  ['won or lost', '&bet_status=won&bet_status=lost'],
  ['open, pending', '&session_type=open&bet_status=pending'],
  ['2 markets, lost', '&market_names=Kalyan%20Matka&market_names=Milan%20Day&bet_status=lost'],
];

/** A mock and the number of its main player's bets. */
interface SizedMock extends MockUnderTest {
  bets: number;
}

interface PageSeries {
  what: string;
  call: LoadRequest;
  /** Milliseconds per round. */
  p99s: number[];
}

const named = (bets: number): string => bets.toLocaleString('en');

function firstPage({ server, authorization }: SizedMock, filter = ''): LoadRequest {
  const url = `${server.url}/bets/history/?page=1${filter}`;
  return { method: 'GET', url, headers: { authorization } };
}

/** Requests for the first and last page of each filter. */
async function pageSeriesOf(mock: SizedMock): Promise<PageSeries[]> {
  const series: PageSeries[] = [];
  for (const [name, filter] of filters) {
    const first = firstPage(mock, filter);
    const { headers = {} } = first;
    const { pagination } = (await (
      await fetch(first.url, { headers })
    ).json()) as SentHistoryResponse;
    const last = { ...first, url: first.url.replace('page=1', `page=${pagination.total_pages}`) };
    const of = `page of ${named(mock.bets)} bets`;
    series.push(
      { what: `${name}, first ${of}`, call: first, p99s: [] },
      { what: `${name}, last ${of}`, call: last, p99s: [] },
    );
  }
  return series;
}

/** Baseline: a bare route that sends the bytes of a first page. */
async function bareRoute(
  { folder }: RunOptions,
  { url, headers = {} }: LoadRequest,
): Promise<RunningServer> {
  const file = `${folder}/history.json`;
  writeFileSync(file, await (await fetch(url, { headers })).text());
  return startServer('scripts/bench/baselines/bare-route.ts', ['history', file]);
}

function lineOf({ what, p99s }: PageSeries, baselines: readonly number[]): Measurement {
  const value = spread(p99s);
  const ratio = spread(p99s.map((p99, round) => p99 / (baselines[round] ?? Number.NaN)));
  return {
    what,
    unit: 'ms p99',
    value,
    baseline: spread(baselines),
    ratio,
    budget: `≤ ${most} ms`,
    withinBudget: value.median <= most,
  };
}

async function pageTimes(options: RunOptions, mocks: readonly SizedMock[]): Promise<Measurement[]> {
  const { quick, rounds = quick ? 3 : 5 } = options;
  const series = (await Promise.all(mocks.map(pageSeriesOf))).flat();
  const [first] = series;
  if (!first) throw new Error('Nothing is series for');
  const baseline = await bareRoute(options, first.call);
  const bare: LoadRequest = { method: 'GET', url: `${baseline.url}/` };
  const baselines: number[] = [];
  try {
    for (const { call } of series) await load(call, { connections, seconds: 0.3 });
    for (let round = 0; round < rounds; round += 1) {
      const pace = { connections, seconds: quick ? 0.4 : 0.8, perSecond };
      baselines.push((await load(bare, pace)).p99);
      for (const { call, p99s } of series) p99s.push((await load(call, pace)).p99);
    }
  } finally {
    await baseline.stop();
  }
  return series.map((one) => lineOf(one, baselines));
}

/** Cost of a page and of a submission by size. Runs last because it places bets. */
async function growth(options: RunOptions, mocks: readonly SizedMock[]): Promise<Measurement[]> {
  const of = (mock: SizedMock, call: LoadRequest) => ({
    size: mock.bets,
    pid: mock.server.process.pid,
    request: call,
  });
  const pages = await requestCosts(
    options,
    mocks.map((mock) => of(mock, firstPage(mock))),
  );
  for (const { server } of mocks) {
    await createMockClient(server.url)
      .world('kalyan-matka')
      .setBalance(mainPlayer.mobile, startingBalance);
  }
  const submissions = await requestCosts(
    options,
    mocks.map((mock) => of(mock, betRequest(mock))),
  );
  return [
    ...scalingMeasurements({ piece: 'first page', of: 'bets' }, pages),
    ...scalingMeasurements({ piece: 'submission of ten bets', of: 'bets' }, submissions),
  ];
}

/** GET /bets/history/ at growing numbers of bets: latency of first and last pages by filter, and scaling. */
export const history: Benchmark = {
  name: 'history',
  run: async (options) => {
    const { quick, folder } = options;
    const sizes = quick ? [1_000, 10_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000];
    const mocks: SizedMock[] = [];
    try {
      for (const bets of sizes) {
        const mock = await startMockUnderTest(
          seedDatabaseFile(`${folder}/history-${bets}.sqlite`, bets),
        );
        mocks.push({ ...mock, bets });
      }
      // The sizes in between are only needed for scaling.
      const timed = mocks.filter(({ bets }) => bets !== 10_000);
      return [...(await pageTimes(options, timed)), ...(await growth(options, mocks))];
    } finally {
      await Promise.all(mocks.map(({ server }) => server.stop()));
    }
  },
};
