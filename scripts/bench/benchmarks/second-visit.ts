import { signIn } from '../../browser/sign-in.ts';
import { repoPath } from '../../lib/paths.ts';
import { buildBaseline } from '../../sizes/web-baseline.ts';
import type { Benchmark } from '../benchmark.ts';
import { withApp } from '../browser/open-app.ts';
import { measurePaint } from '../browser/paint.ts';
import { measureSecondVisit } from '../browser/second-visit.ts';
import { serve } from '../browser/served.ts';
import { spread } from '../statistics.ts';

const most = 0.6;

/**
 * Second visits, the files in the service worker's cache, compared with the first visit of the baseline. Without TLS: a
 * browser installs no worker under an untrusted certificate.
 */
export const secondVisit: Benchmark = {
  name: 'second-visit',
  run: ({ quick, rounds = quick ? 1 : 5, folder }) =>
    withApp({ folder }, async ({ app, mock, browser }) => {
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
      for (let round = 0; round < rounds; round += 1) {
        found['/login'].push(await measureSecondVisit(browser, login));
        first.push((await measurePaint(browser, bare)).screenReady);
        const player = await measureSecondVisit(browser, home, (context) =>
          signIn(context, app.url, mock.server.url),
        );
        found['/home'].push(player);
      }
      await baseline.close();
      return Object.entries(found).map(([path, times]) => {
        const ratio = spread(times.map((ms, round) => ms / (first[round] ?? 0)));
        return {
          what: `second visit of ${path}, screen ready`,
          unit: 'ms',
          value: spread(times),
          baseline: spread(first),
          ratio,
          budget: `≤ ${most} × baseline's first visit`,
          withinBudget: ratio.median <= most,
        };
      });
    }),
};
