import type { Benchmark, Measurement } from '../benchmark.ts';
import { type HomeVisit, visitHome } from '../browser/many-markets.ts';
import { withApp } from '../browser/open-app.ts';
import { spread } from '../statistics.ts';

/** The number of markets that home usually has. */
const usual = 20;
/** How many times as long home may take with more. */
const budgets = [
  { count: 300, most: 1.1 },
  { count: 3_000, most: 1.3 },
  { count: 10_000, most: 1.6 },
] as const;
const longestTask = 100;
/** A visit takes up to a fifth more than another: each number of markets is visited twice in a round. */
const visitsInRound = 2;

/** Time until home stands, and its longest task, as the number of markets grows. */
export const manyMarkets: Benchmark = {
  name: 'many-markets',
  run: ({ quick, rounds = quick ? 1 : 5, folder }) =>
    withApp({ folder }, async ({ app, mock, browser }) => {
      const counts = [usual, ...budgets.map(({ count }) => count)];
      const found = new Map(counts.map((count) => [count, [] as HomeVisit[]]));
      // The first visit of a browser took 1.6 to 1.9 times the median and does not count.
      await visitHome(browser, app.url, { mock, count: usual });
      for (let turn = 0; turn < rounds * visitsInRound; turn += 1) {
        for (const [count, visits] of found)
          visits.push(await visitHome(browser, app.url, { mock, count }));
      }
      const ready = (count: number) => (found.get(count) ?? []).map((visit) => visit.ready);
      return budgets.flatMap(({ count, most }): Measurement[] => {
        const ratio = spread(ready(count).map((ms, n) => ms / (ready(usual)[n] ?? 0)));
        const task = spread((found.get(count) ?? []).map((visit) => visit.longestTask));
        return [
          {
            what: `home with ${count.toLocaleString('en')} markets ready`,
            unit: 'ms',
            value: spread(ready(count)),
            baseline: spread(ready(usual)),
            ratio,
            budget: `≤ ${most} × that of ${usual}`,
            withinBudget: ratio.median <= most,
          },
          {
            what: `longest task of home with ${count.toLocaleString('en')} markets`,
            unit: 'ms',
            value: task,
            budget: `≤ ${longestTask} ms`,
            withinBudget: task.median <= longestTask,
          },
        ];
      });
    }),
};
