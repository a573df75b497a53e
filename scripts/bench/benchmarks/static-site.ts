import { buildSite } from '../../static-site/build-site.ts';
import { serveSite } from '../../static-site/serve-site.ts';
import type { Benchmark, Measurement } from '../benchmark.ts';
import { withApp } from '../browser/open-app.ts';
import { slowHost } from '../browser/slow-host.ts';
import { type FirstLogin, measureCalls, measureFirstLogin } from '../browser/static-visit.ts';
import { spread } from '../statistics.ts';

const budgets = { desktop: 2_000, slowRatio: 2.5, reading: 10, writing: 40 } as const;

type Visits = Record<'site' | 'app', FirstLogin[]>;

/** Figures of first visits to the site and, in turn, to the ordinary build with its mock. */
function lines(where: string, { site, app }: Visits, isSlow: boolean): Measurement[] {
  const of = (what: string, key: keyof FirstLogin): Measurement => {
    const value = spread(site.map((visit) => visit[key]));
    const ratio = spread(site.map((visit, round) => visit[key] / (app[round]?.[key] ?? 0)));
    const isWithin = isSlow ? ratio.median <= budgets.slowRatio : value.median <= budgets.desktop;
    return {
      what: `static site, first visit, ${what}, ${where}`,
      unit: 'ms',
      value,
      baseline: spread(app.map((visit) => visit[key])),
      ratio,
      budget: isSlow ? `≤ ${budgets.slowRatio} × ordinary build` : `≤ ${budgets.desktop} ms`,
      withinBudget: isWithin,
    };
  };
  return [of('login screen usable', 'shown'), of('signed in, markets listed', 'home')];
}

const call = (what: string, times: number[], most: number): Measurement => {
  const value = spread(times);
  return {
    what: `static site, ${what}`,
    unit: 'ms',
    value,
    budget: `≤ ${most} ms`,
    withinBudget: value.median <= most,
  };
};

/** The site without a server compared with the ordinary build and its mock: first visits, and requests to its mock. */
export const staticSite: Benchmark = {
  name: 'static-site',
  run: ({ quick, rounds = quick ? 2 : 5, folder }) =>
    withApp({ folder }, async ({ app, browser }) => {
      const place = { base: '/', out: `${folder}/static-site` };
      await buildSite(place);
      const site = await serveSite({ ...place, port: 0 });
      const portOf = (url: string): number => Number(new URL(url).port);
      const slow = {
        site: await slowHost(portOf(site.url)),
        app: await slowHost(portOf(app.url)),
      };
      const urls = {
        desktop: { site: site.url, app: `${app.url}/` },
        slow: {
          site: `http://localhost:${slow.site.port}/`,
          app: `http://localhost:${slow.app.port}/`,
        },
      };
      const found = { desktop: { site: [], app: [] }, slow: { site: [], app: [] } } as Record<
        'desktop' | 'slow',
        Visits
      >;
      // The first round is not counted: it compresses the files.
      for (let round = 0; round <= rounds; round += 1) {
        for (const where of ['desktop', 'slow'] as const) {
          for (const who of ['app', 'site'] as const) {
            const visit = { url: urls[where][who], slow: where === 'slow' };
            const times = await measureFirstLogin(browser, visit);
            if (round > 0) found[where][who].push(times);
          }
        }
      }
      const calls = await measureCalls(browser, site.url);
      await Promise.all([slow.site.close(), slow.app.close(), site.close()]);
      return [
        ...lines('desktop', found.desktop, false),
        ...lines('slow 4G, CPU 4 × slower', found.slow, true),
        call('markets', calls.markets, budgets.reading),
        call('bet history', calls.history, budgets.reading),
        call('balance set, stored', calls.balance, budgets.writing),
      ];
    }),
};
