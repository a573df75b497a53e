import { readFileSync } from 'node:fs';
import { signIn } from '../../browser/sign-in.ts';
import { repoPath } from '../../lib/paths.ts';
import { buildBaseline } from '../../sizes/web-baseline.ts';
import type { Benchmark, Measurement } from '../benchmark.ts';
import { withApp } from '../browser/open-app.ts';
import { measurePaint, type Paint } from '../browser/paint.ts';
import { serve } from '../browser/served.ts';
import { atMost, atMostTimes } from '../budget.ts';
import { inRounds } from '../rounds.ts';

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

/** Rows of one page, compared with the baseline's. */
function rowsOf(
  path: keyof typeof screenBudgets,
  found: readonly Paint[],
  baseline: readonly Paint[],
): Measurement[] {
  const of = (what: string, key: 'fcp' | 'lcp' | 'screenReady') => ({
    what,
    unit: 'ms',
    values: found.map((paint) => paint[key]),
    baseline: baseline.map((paint) => paint[key]),
  });
  const shifts = found.map(({ cls }) => cls);
  return [
    atMost(budgets.fcp, of(`FCP of ${path}`, 'fcp')),
    atMostTimes(budgets.lcpRatio, of(`LCP of ${path} (${found.at(-1)?.largest})`, 'lcp')),
    atMostTimes(screenBudgets[path], of(`screen of ${path} ready`, 'screenReady')),
    {
      ...atMost(budgets.cls, { what: `CLS of ${path}`, unit: '', values: shifts }),
      // A page must never shift.
      withinBudget: Math.max(...shifts) <= budgets.cls,
    },
  ];
}

/** First visits over slow 4G, CPU 4× slower, interleaved with the baseline app in the same static shell. */
export const webPaint: Benchmark = {
  name: 'web-paint',
  run: (options) =>
    withApp({ ...options, secure: true }, async ({ app, mock, browser }) => {
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
      const round = async () => ({
        login: await measurePaint(browser, login),
        baseline: await measurePaint(browser, bare),
        home: await measurePaint(browser, home, (page) => signIn(page, app.url, mock.server.url)),
      });
      try {
        // Not counted: it compresses the files.
        await round();
        return await inRounds(options, {
          usual: { full: 7, quick: 2 },
          round: async () => {
            const paints = await round();
            found.login.push(paints.login);
            found.baseline.push(paints.baseline);
            found.home.push(paints.home);
          },
          rows: () => [
            ...rowsOf('/login', found.login, found.baseline),
            ...rowsOf('/home', found.home, found.baseline),
          ],
        });
      } finally {
        await baseline.close();
      }
    }),
};
