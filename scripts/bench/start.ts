import { writeFileSync } from 'node:fs';
import { type RunningServer, startMock } from '../lib/mock-process.ts';
import { type Benchmark, inRounds } from './figures.ts';
import { seed, startFloor } from './servers.ts';

const path = '/markets/?app_id=kalyan-matka';

async function timed(start: () => Promise<RunningServer>, url: string): Promise<number> {
  const begin = performance.now();
  const server = await start();
  await (await fetch(server.url + url)).text();
  const ms = performance.now() - begin;
  await server.stop();
  return ms;
}

/** The start of the mock on a database file, against bare Fastify that sends the same markets. */
export const start: Benchmark = async ({ quick, folder }) => {
  const startOwn = async () => startMock(['--port', '0', '--db', await seed(folder, 1000)]);
  const mock = await startOwn();
  const markets = `${folder}/markets.json`;
  writeFileSync(markets, await (await fetch(mock.url + path)).text());
  await mock.stop();
  const found = await inRounds(quick ? 3 : 11, {
    mock: () => timed(startOwn, path),
    floor: () => timed(() => startFloor(folder, markets), '/'),
  });
  const [what, budget] = ['start to the first response', '≤ 1.3 × floor'];
  return [{ what, unit: 'ms', values: found.mock, floor: found.floor, budget }];
};
