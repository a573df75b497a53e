import { type RunningServer, startMock, startServer } from '../lib/mock-process.ts';
import { type Benchmark, inRounds } from './figures.ts';
import { seed } from './servers.ts';

async function timed(start: () => Promise<RunningServer>, path: string): Promise<number> {
  const begin = performance.now();
  const server = await start();
  await (await fetch(server.url + path)).text();
  const ms = performance.now() - begin;
  await server.stop();
  return ms;
}

/** The start of the mock on a database file, against bare Fastify that reads the same file. */
export const start: Benchmark = async ({ quick, folder }) => {
  const file = await seed(folder, 1000);
  const found = await inRounds(quick ? 3 : 11, {
    mock: () =>
      timed(() => startMock(['--port', '0', '--db', file]), '/markets/?app_id=kalyan-matka'),
    floor: () => timed(() => startServer('scripts/bench/floors/start.ts', [file]), '/'),
  });
  const [what, budget] = ['start to the first response', '≤ 1.3 × floor'];
  return [{ what, unit: 'ms', values: found.mock, floor: found.floor, budget }];
};
