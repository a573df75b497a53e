import { writeFileSync } from 'node:fs';
import { startServer } from '../../lib/mock-process.ts';
import type { BenchRow } from '../benchmark.ts';
import { contest } from '../compare-with-baseline.ts';
import { openHouse, plantFile } from '../test-bed.ts';

const least = 0.7;

/** GET /markets/ beside a bare route with a response schema that sends the same bytes. */
export const markets: BenchRow = {
  name: 'markets',
  run: async (setting) => {
    const { server } = await openHouse(plantFile(`${setting.folder}/markets.sqlite`, 1_000));
    const url = `${server.url}/markets/?app_id=kalyan-matka`;
    const file = `${setting.folder}/markets.json`;
    writeFileSync(file, await (await fetch(url)).text());
    const floor = await startServer('scripts/bench/baselines/bare-route.ts', ['markets', file]);
    try {
      const { perSecond, cpuRatio } = await contest(
        setting,
        { server, call: { method: 'GET', url } },
        { server: floor, call: { method: 'GET', url: `${floor.url}/` } },
      );
      return [
        {
          what: 'GET /markets/',
          unit: 'requests/s',
          ...perSecond,
          cpuRatio,
          budget: `≥ ${least} × floor`,
          inside: perSecond.ratio.median >= least,
        },
      ];
    } finally {
      await Promise.all([server.stop(), floor.stop()]);
    }
  },
};
