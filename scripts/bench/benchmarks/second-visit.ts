import { signIn } from '../../browser/sign-in.ts';
import { repoPath } from '../../lib/paths.ts';
import { buildBaseline } from '../../sizes/web-baseline.ts';
import type { Benchmark } from '../benchmark.ts';
import { withApp } from '../browser/open-app.ts';
import { measurePaint } from '../browser/paint.ts';
import { measureSecondVisit } from '../browser/second-visit.ts';
import { serve } from '../browser/served.ts';
import { atMostTimes } from '../budget.ts';
import { inRounds } from '../rounds.ts';

const most = 0.6;

/**
 * Second visits, the files in the service worker's cache, compared with the first visit of the baseline. Without TLS: a
 * browser installs no worker under an untrusted certificate.
 */
export const secondVisit: Benchmark = {
  name: 'second-visit',
  run: (options) =>
    withApp(options, async ({ app, mock, browser }) => {
      await buildBaseline();
      const baseline = await serve({
        root: repoPath('scripts/bench/baselines/web-app'),
        outDir: repoPath('.local/web-baseline'),
      });
      const found = { '/login': [] as number[], '/home': [] as number[] };
      const first: number[] = [];
      const login = { url: `${app.url}/login`, screen: 'form button[type=submit]' };
      const home = { url: `${app.url}/home`, screen: 'main li button' };
      const bare = { url: baseline.url, screen: 'main button' };
      try {
        return await inRounds(options, {
          usual: { full: 5, quick: 1 },
          round: async () => {
            found['/login'].push(await measureSecondVisit(browser, login));
            first.push((await measurePaint(browser, bare)).screenReady);
            const player = await measureSecondVisit(browser, home, (context) =>
              signIn(context, app.url, mock.server.url),
            );
            found['/home'].push(player);
          },
          rows: () =>
            Object.entries(found).map(([path, values]) =>
              atMostTimes(most, {
                what: `second visit of ${path}, screen ready`,
                unit: 'ms',
                values,
                baseline: first,
                of: "baseline's first visit",
              }),
            ),
        });
      } finally {
        await baseline.close();
      }
    }),
};
