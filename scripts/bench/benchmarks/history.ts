import { writeFileSync } from 'node:fs';
import type { HistoryResponse } from '@matka/contracts/api/history';
import { mainPlayer } from '@matka/fixtures/players';
import { createMockClient } from '@matka/mock-server/client/mock-client';
import { type RunningServer, startServer } from '../../lib/mock-process.ts';
import type { BenchRow, Measured, Setting } from '../benchmark.ts';
import { purse, submission } from '../bet-request.ts';
import { connections } from '../compare-with-baseline.ts';
import { type Call, load } from '../load.ts';
import { callCosts, growthLines } from '../scaling.ts';
import { spread } from '../statistics.ts';
import { type House, openHouse, plantFile } from '../test-bed.ts';

/** Milliseconds. */
const most = 20;
/** Requests a second, far below what is answered: how long one takes, not how many fit. */
const perSecond = 500;

/** What is asked for; the first and the last page of each are measured. */
const filters: readonly (readonly [string, string])[] = [
  ['all', ''],
  ['won or lost', '&bet_status=won&bet_status=lost'],
  ['open, pending', '&session_type=open&bet_status=pending'],
  ['2 markets, lost', '&market_names=Kalyan%20Matka&market_names=Milan%20Day&bet_status=lost'],
];

/** A house with so many bets of the main player. */
interface Grown extends House {
  bets: number;
}

interface Asked {
  what: string;
  call: Call;
  /** Milliseconds, round by round. */
  p99s: number[];
}

const named = (bets: number): string => bets.toLocaleString('en');

function firstPage({ server, authorization }: Grown, filter = ''): Call {
  const url = `${server.url}/bets/history/?page=1${filter}`;
  return { method: 'GET', url, headers: { authorization } };
}

/** The calls for first and last pages of a house. */
async function askedOf(house: Grown): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const [name, filter] of filters) {
    const first = firstPage(house, filter);
    const { headers = {} } = first;
    const { pagination } = (await (await fetch(first.url, { headers })).json()) as HistoryResponse;
    const last = { ...first, url: first.url.replace('page=1', `page=${pagination.total_pages}`) };
    const of = `page of ${named(house.bets)} bets`;
    asked.push(
      { what: `${name}, first ${of}`, call: first, p99s: [] },
      { what: `${name}, last ${of}`, call: last, p99s: [] },
    );
  }
  return asked;
}

/** A bare route that sends the bytes of a first page. */
async function bareRoute({ folder }: Setting, { url, headers = {} }: Call): Promise<RunningServer> {
  const file = `${folder}/history.json`;
  writeFileSync(file, await (await fetch(url, { headers })).text());
  return startServer('scripts/bench/baselines/bare-route.ts', ['history', file]);
}

function lineOf({ what, p99s }: Asked, floors: readonly number[]): Measured {
  const value = spread(p99s);
  const ratio = spread(p99s.map((p99, round) => p99 / (floors[round] ?? Number.NaN)));
  return {
    what,
    unit: 'ms p99',
    value,
    floor: spread(floors),
    ratio,
    budget: `≤ ${most} ms`,
    inside: value.median <= most,
  };
}

async function pageTimes(setting: Setting, houses: readonly Grown[]): Promise<Measured[]> {
  const { quick } = setting;
  const asked = (await Promise.all(houses.map(askedOf))).flat();
  const [first] = asked;
  if (!first) throw new Error('Nothing is asked for');
  const floor = await bareRoute(setting, first.call);
  const bare: Call = { method: 'GET', url: `${floor.url}/` };
  const floors: number[] = [];
  try {
    for (const { call } of asked) await load(call, { connections, seconds: 0.3 });
    for (let round = 0; round < (quick ? 3 : 5); round += 1) {
      const pace = { connections, seconds: quick ? 0.4 : 0.8, perSecond };
      floors.push((await load(bare, pace)).p99);
      for (const { call, p99s } of asked) p99s.push((await load(call, pace)).p99);
    }
  } finally {
    await floor.stop();
  }
  return asked.map((one) => lineOf(one, floors));
}

/** What a page and a submission cost as the house grows. Last, since it places bets. */
async function growth(setting: Setting, houses: readonly Grown[]): Promise<Measured[]> {
  const of = (house: Grown, call: Call) => ({
    size: house.bets,
    pid: house.server.process.pid,
    call,
  });
  const pages = await callCosts(
    setting,
    houses.map((house) => of(house, firstPage(house))),
  );
  for (const { server } of houses) {
    await createMockClient(server.url).world('kalyan-matka').setBalance(mainPlayer.mobile, purse);
  }
  const submissions = await callCosts(
    setting,
    houses.map((house) => of(house, submission(house))),
  );
  return [
    ...growthLines('first page', 'bets', pages),
    ...growthLines('submission of ten bets', 'bets', submissions),
  ];
}

/** GET /bets/history/ of a player with more and more bets: first and last pages, filtered and not; what all of it costs. */
export const history: BenchRow = {
  name: 'history',
  run: async (setting) => {
    const { quick, folder } = setting;
    const sizes = quick ? [1_000, 10_000, 100_000] : [1_000, 10_000, 100_000, 1_000_000];
    const houses: Grown[] = [];
    try {
      for (const bets of sizes) {
        const house = await openHouse(plantFile(`${folder}/history-${bets}.sqlite`, bets));
        houses.push({ ...house, bets });
      }
      // Every second size: what lies between shows in the growth.
      const timed = houses.filter(({ bets }) => bets !== 10_000);
      return [...(await pageTimes(setting, timed)), ...(await growth(setting, houses))];
    } finally {
      await Promise.all(houses.map(({ server }) => server.stop()));
    }
  },
};
