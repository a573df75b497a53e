import { repoPath } from '../../lib/paths.ts';
import { buildBaseline } from '../../sizes/web-baseline.ts';
import type { Benchmark } from '../benchmark.ts';
import { worstBaselineTap } from '../browser/bare-button.ts';
import { heapAfterRounds } from '../browser/heap.ts';
import { tapsOfPlays, worstEvent } from '../browser/long-table.ts';
import { withApp } from '../browser/open-app.ts';
import { serve } from '../browser/served.ts';
import { spread } from '../statistics.ts';

const budgets = { heapMegabytes: 40, growthMegabytes: 0.1, growthNodes: 0 } as const;
/** Rows of the table, and how many times the baseline's time a key or tap may take beside them. */
const tables = [
  { rows: 220, most: 1.3 },
  { rows: 1_000, most: 1.5 },
] as const;

/** Input latency with a full table, and heap after all routes. */
export const webUse: Benchmark = {
  name: 'web-use',
  run: ({ quick, rounds = quick ? 2 : 7, folder }) =>
    withApp({ folder }, async ({ app, mock, browser }) => {
      await buildBaseline();
      const bare = await serve({
        root: repoPath('scripts/bench/baselines/web-app'),
        outDir: repoPath('.local/web-baseline'),
      });
      const worst = tables.map((table) => ({ ...table, times: [] as number[] }));
      const baseline: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        for (const { rows, times } of worst)
          times.push(await worstEvent(browser, app.url, { mock, rows }));
        baseline.push(await worstBaselineTap(browser, bare.url, tapsOfPlays));
      }
      await bare.close();
      const [before, last] = (await heapAfterRounds(browser, app.url, mock)).slice(-2);
      const heap = (last?.heap ?? Number.NaN) / 1e6;
      const growth = ((last?.held ?? Number.NaN) - (before?.held ?? 0)) / 1e6;
      const nodes = (last?.nodes ?? Number.NaN) - (before?.nodes ?? 0);
      return [
        ...worst.map(({ rows, most, times }) => {
          const ratio = spread(times.map((ms, n) => ms / (baseline[n] ?? 0)));
          return {
            what: `worst key or tap beside ${rows.toLocaleString('en')} rows, CPU 4× slower`,
            unit: 'ms',
            value: spread(times),
            baseline: spread(baseline),
            ratio,
            budget: `≤ ${most} × baseline`,
            withinBudget: ratio.median <= most,
          };
        }),
        {
          what: 'growth of what the app holds from the second round over all routes to the third',
          unit: 'MB',
          value: spread([growth]),
          budget: `≤ ${budgets.growthMegabytes} MB`,
          withinBudget: growth <= budgets.growthMegabytes,
        },
        {
          what: 'DOM nodes and listeners more after the third round than after the second',
          unit: '',
          value: spread([nodes]),
          budget: `≤ ${budgets.growthNodes}`,
          withinBudget: nodes <= budgets.growthNodes,
        },
        {
          what: 'JS heap after every route three times',
          unit: 'MB',
          value: spread([heap]),
          budget: `≤ ${budgets.heapMegabytes} MB`,
          withinBudget: heap <= budgets.heapMegabytes,
        },
      ];
    }),
};
