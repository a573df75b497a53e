import { inRepository } from '../../lib/paths.ts';
import { buildFloor } from '../../sizes/web-baseline.ts';
import type { BenchRow } from '../benchmark.ts';
import { worstOnFloor } from '../browser/bare-button.ts';
import { heapAfterAllRoutes } from '../browser/heap.ts';
import { worstEvent } from '../browser/long-table.ts';
import { withApp } from '../browser/open-app.ts';
import { serve } from '../browser/served.ts';
import { spread } from '../statistics.ts';

const budgets = { eventMs: 100, heapMegabytes: 40 } as const;

/** How the app answers to fingers beside a full table, and what a tab keeps after all routes. */
export const webUse: BenchRow = {
  name: 'web-use',
  run: ({ quick, folder }) =>
    withApp({ folder }, async ({ app, mock, browser }) => {
      await buildFloor();
      const bare = await serve({
        root: inRepository('scripts/bench/baselines/web-app'),
        outDir: inRepository('.local/floor'),
      });
      const worst: number[] = [];
      const floor: number[] = [];
      for (let round = 0; round < (quick ? 2 : 7); round += 1) {
        worst.push(await worstEvent(browser, app.url, mock));
        floor.push(await worstOnFloor(browser, bare.url));
      }
      await bare.close();
      const heap = (await heapAfterAllRoutes(browser, app.url, mock)) / 1e6;
      const event = spread(worst);
      return [
        {
          what: 'worst key or tap beside 220 rows, CPU 4× slower',
          unit: 'ms',
          value: event,
          floor: spread(floor),
          ratio: spread(worst.map((ms, n) => ms / (floor[n] ?? 0))),
          budget: `≤ ${budgets.eventMs} ms`,
          inside: event.median <= budgets.eventMs,
        },
        {
          what: 'JS heap after every route twice',
          unit: 'MB',
          value: spread([heap]),
          budget: `≤ ${budgets.heapMegabytes} MB`,
          inside: heap <= budgets.heapMegabytes,
        },
      ];
    }),
};
