import { readFileSync } from 'node:fs';
import { signIn } from '../../browser/sign-in.ts';
import { repoPath } from '../../lib/paths.ts';
import { buildBaseline } from '../../sizes/web-baseline.ts';
import type { Benchmark, Measurement } from '../benchmark.ts';
import { withApp } from '../browser/open-app.ts';
import { measurePaint, type Paint } from '../browser/paint.ts';
import { serve } from '../browser/served.ts';
import { spread } from '../statistics.ts';

const budgets = { lcpRatio: 1.2, fcp: 1200, cls: 0.02 } as const;
const screenBudgets = { '/login': 1.1, '/home': 1.2 } as const;

/** Puts the app's static shell into the baseline's page. */
function withShell(page: string): string {
  const app = readFileSync(repoPath('web/dist/index.html'), 'utf8');
  const style = app.match(/<style>.*?<\/style>/s)?.[0] ?? '';
  const shell = app.match(/<body>.*?<noscript>/s)?.[0].replace(/^<body>|<noscript>$/g, '') ?? '';
  if (!style || !shell) throw new Error('The page of the build has no static shell.');
  // Larger than any text of the shell, so that the LCP is that of the baseline's own screen.
  const large = '<style>main button { font-size: 3rem; width: 100%; height: 8rem }</style>';
  return page
    .replace('</head>', () => `${style}${large}</head>`)
    .replace('<div id="root"></div>', () => shell);
}

/** Measurements of one page compared with the baseline's. */
function lines(path: keyof typeof screenBudgets, found: Paint[], baseline: Paint[]): Measurement[] {
  const of = (key: 'fcp' | 'lcp' | 'cls' | 'screenReady', paints: Paint[]) =>
    spread(paints.map((paint) => paint[key]));
  const ratio = (key: 'lcp' | 'screenReady') =>
    spread(found.map((paint, n) => paint[key] / (baseline[n]?.[key] ?? 0)));
  const [fcp, cls] = [of('fcp', found), of('cls', found)];
  const [fcpBaseline, lcpBaseline] = [of('fcp', baseline), of('lcp', baseline)];
  return [
    {
      what: `FCP of ${path}`,
      unit: 'ms',
      value: fcp,
      baseline: fcpBaseline,
      budget: `≤ ${budgets.fcp} ms`,
      withinBudget: fcp.median <= budgets.fcp,
    },
    {
      what: `LCP of ${path} (${found.at(-1)?.largest})`,
      unit: 'ms',
      value: of('lcp', found),
      baseline: lcpBaseline,
      ratio: ratio('lcp'),
      budget: `≤ ${budgets.lcpRatio} × baseline`,
      withinBudget: ratio('lcp').median <= budgets.lcpRatio,
    },
    {
      what: `screen of ${path} ready`,
      unit: 'ms',
      value: of('screenReady', found),
      baseline: of('screenReady', baseline),
      ratio: ratio('screenReady'),
      budget: `≤ ${screenBudgets[path]} × baseline`,
      withinBudget: ratio('screenReady').median <= screenBudgets[path],
    },
    {
      what: `CLS of ${path}`,
      unit: '',
      value: cls,
      budget: `≤ ${budgets.cls}`,
      withinBudget: cls.max <= budgets.cls,
    },
  ];
}

/** First visits over slow 4G, CPU 4× slower, interleaved with the baseline app in the same static shell. */
export const webPaint: Benchmark = {
  name: 'web-paint',
  run: ({ quick, rounds = quick ? 2 : 7, folder }) =>
    withApp({ folder, secure: true }, async ({ app, mock, browser }) => {
      await buildBaseline();
      const baseline = await serve({
        root: repoPath('scripts/bench/baselines/web-app'),
        outDir: repoPath('.local/web-baseline'),
        secure: true,
        page: withShell,
      });
      const found = { login: [] as Paint[], home: [] as Paint[], baseline: [] as Paint[] };
      const login = { url: `${app.url}/login`, screen: 'form button[type=submit]' };
      const home = { url: `${app.url}/home`, screen: 'main li button' };
      const bare = { url: baseline.url, screen: 'main button' };
      // The first round is not counted: it compresses the files.
      for (let round = 0; round <= rounds; round += 1) {
        const paints = {
          login: await measurePaint(browser, login),
          baseline: await measurePaint(browser, bare),
          home: await measurePaint(browser, home, (page) => signIn(page, app.url, mock.server.url)),
        };
        if (round === 0) continue;
        found.login.push(paints.login);
        found.baseline.push(paints.baseline);
        found.home.push(paints.home);
      }
      await baseline.close();
      return [
        ...lines('/login', found.login, found.baseline),
        ...lines('/home', found.home, found.baseline),
      ];
    }),
};
