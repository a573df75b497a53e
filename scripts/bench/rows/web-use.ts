import { inRepository } from '../../repository.ts';
import { buildFloor } from '../../sizes/floor.ts';
import type { BenchRow } from '../row.ts';
import { spread } from '../statistics.ts';
import { worstOnFloor } from '../web/bare-button.ts';
import { heapAfterAllRoutes } from '../web/heap.ts';
import { worstEvent } from '../web/long-table.ts';
import { withApp } from '../web/open-app.ts';
import { serve } from '../web/served.ts';

const budgets = { eventMs: 100, heapMegabytes: 40 } as const;

/** How the app answers to fingers beside a full table, and what a tab keeps after all routes. */
export const webUse: BenchRow = {
  name: 'web-use',
  run: ({ quick, folder }) =>
    withApp({ folder }, async ({ app, mock, browser }) => {
      await buildFloor();
      const bare = await serve({
        root: inRepository('web/bench/floor'),
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
