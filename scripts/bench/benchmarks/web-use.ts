import { repoPath } from '../../lib/paths.ts';
import { buildBaseline } from '../../sizes/web-baseline.ts';
import type { Benchmark } from '../benchmark.ts';
import { worstBaselineTap } from '../browser/bare-button.ts';
import { heapAfterAllRoutes } from '../browser/heap.ts';
import { worstEvent } from '../browser/long-table.ts';
import { withApp } from '../browser/open-app.ts';
import { serve } from '../browser/served.ts';
import { spread } from '../statistics.ts';

const budgets = { eventMs: 100, heapMegabytes: 40 } as const;

/** Input latency with a full table, and heap after all routes. */
export const webUse: Benchmark = {
  name: 'web-use',
  run: ({ quick, folder }) =>
    withApp({ folder }, async ({ app, mock, browser }) => {
      await buildBaseline();
      const bare = await serve({
        root: repoPath('scripts/bench/baselines/web-app'),
        outDir: repoPath('.local/web-baseline'),
      });
      const worst: number[] = [];
      const baseline: number[] = [];
      for (let round = 0; round < (quick ? 2 : 7); round += 1) {
        worst.push(await worstEvent(browser, app.url, mock));
        baseline.push(await worstBaselineTap(browser, bare.url));
      }
      await bare.close();
      const heap = (await heapAfterAllRoutes(browser, app.url, mock)) / 1e6;
      const event = spread(worst);
      return [
        {
          what: 'worst key or tap beside 220 rows, CPU 4× slower',
          unit: 'ms',
          value: event,
          baseline: spread(baseline),
          ratio: spread(worst.map((ms, n) => ms / (baseline[n] ?? 0))),
          budget: `≤ ${budgets.eventMs} ms`,
          withinBudget: event.median <= budgets.eventMs,
        },
        {
          what: 'JS heap after every route twice',
          unit: 'MB',
          value: spread([heap]),
          budget: `≤ ${budgets.heapMegabytes} MB`,
          withinBudget: heap <= budgets.heapMegabytes,
        },
      ];
    }),
};
