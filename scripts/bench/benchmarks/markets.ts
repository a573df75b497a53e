import { writeFileSync } from 'node:fs';
import { startServer } from '../../lib/mock-process.ts';
import type { Benchmark } from '../benchmark.ts';
import { compareWithBaseline } from '../compare-with-baseline.ts';
import { seedDatabaseFile, startMockUnderTest } from '../test-bed.ts';

const least = 0.9;

/** GET /markets/ compared with a bare route that sends the same bytes with a response schema. */
export const markets: Benchmark = {
  name: 'markets',
  run: async (options) => {
    const { server } = await startMockUnderTest(
      seedDatabaseFile(`${options.folder}/markets.sqlite`, 1_000),
    );
    const url = `${server.url}/markets/?app_id=kalyan-matka`;
    const file = `${options.folder}/markets.json`;
    writeFileSync(file, await (await fetch(url)).text());
    const baseline = await startServer('scripts/bench/baselines/bare-route.ts', ['markets', file]);
    try {
      const { row } = await compareWithBaseline(options, {
        what: 'GET /markets/',
        least,
        mock: { server, request: { method: 'GET', url } },
        baseline: { server: baseline, request: { method: 'GET', url: `${baseline.url}/` } },
      });
      return [row];
    } finally {
      await Promise.all([server.stop(), baseline.stop()]);
    }
  },
};
