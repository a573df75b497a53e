import { repoPath } from '../../lib/paths.ts';
import type { Benchmark } from '../benchmark.ts';
import { type HomeVisit, marketsOf, visitHome } from '../browser/many-markets.ts';
import { withApp } from '../browser/open-app.ts';
import { serve } from '../browser/served.ts';
import { atMost, atMostTimes } from '../budget.ts';
import { inRounds } from '../rounds.ts';

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
  run: (options) =>
    withApp(options, async ({ mock, browser }) => {
      const hosts = await Promise.all(
        [usual, ...budgets.map(({ count }) => count)].map(async (count) => {
          const body = await marketsOf(mock.server.url, count);
          const app = await serve({ root: repoPath('web'), responses: { '/api/markets/': body } });
          return { count, app, visits: [] as HomeVisit[] };
        }),
      );
      const of = (count: number, what: keyof HomeVisit) =>
        hosts.find((host) => host.count === count)?.visits.map((visit) => visit[what]) ?? [];
      try {
        // The first visit of a browser took 1.6 to 1.9 times the median, and that of a host compresses its files.
        for (const { app } of hosts) await visitHome(browser, app.url, mock);
        return await inRounds(options, {
          usual: { full: 5, quick: 1 },
          round: async () => {
            for (let visit = 0; visit < visitsInRound; visit += 1) {
              for (const { app, visits } of hosts)
                visits.push(await visitHome(browser, app.url, mock));
            }
          },
          rows: () =>
            budgets.flatMap(({ count, most }) => {
              const markets = `${count.toLocaleString('en')} markets`;
              return [
                atMostTimes(most, {
                  what: `home with ${markets} ready`,
                  unit: 'ms',
                  values: of(count, 'ready'),
                  baseline: of(usual, 'ready'),
                  of: `that of ${usual}`,
                }),
                atMost(longestTask, {
                  what: `longest task of home with ${markets}`,
                  unit: 'ms',
                  values: of(count, 'longestTask'),
                }),
              ];
            }),
        });
      } finally {
        for (const { app } of hosts) await app.close();
      }
    }),
};
