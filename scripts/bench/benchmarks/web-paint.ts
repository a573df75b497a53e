import { readFileSync } from 'node:fs';
import { inRepository } from '../../lib/paths.ts';
import { buildFloor } from '../../sizes/web-baseline.ts';
import type { BenchRow, Measured } from '../benchmark.ts';
import { withApp } from '../browser/open-app.ts';
import { type Paint, paintOf } from '../browser/paint.ts';
import { serve } from '../browser/served.ts';
import { signIn } from '../browser/session.ts';
import { spread } from '../statistics.ts';

const budgets = { lcpRatio: 1.2, fcp: 1200, cls: 0.02 } as const;

/** What the app's page shows before any code runs, put into the floor's. */
function withShell(page: string): string {
  const app = readFileSync(inRepository('web/dist/index.html'), 'utf8');
  const style = app.match(/<style>.*?<\/style>/s)?.[0] ?? '';
  const shell = app.match(/<body>.*?<noscript>/s)?.[0].replace(/^<body>|<noscript>$/g, '') ?? '';
  if (!style || !shell) throw new Error('The page of the build has no static shell.');
  // Larger than any text of the shell: the floor's own screen is its largest paint.
  const large = '<style>main button { font-size: 3rem; width: 100%; height: 8rem }</style>';
  return page
    .replace('</head>', () => `${style}${large}</head>`)
    .replace('<div id="root"></div>', () => shell);
}

/** Lines of one page beside the floor's, round by round. */
function lines(path: string, found: Paint[], floor: Paint[]): Measured[] {
  const of = (key: 'fcp' | 'lcp' | 'cls' | 'stands', paints: Paint[]) =>
    spread(paints.map((paint) => paint[key]));
  const ratio = (key: 'lcp' | 'stands') =>
    spread(found.map((paint, n) => paint[key] / (floor[n]?.[key] ?? 0)));
  const [fcp, cls] = [of('fcp', found), of('cls', found)];
  const [fcpFloor, lcpFloor] = [of('fcp', floor), of('lcp', floor)];
  return [
    {
      what: `FCP of ${path}`,
      unit: 'ms',
      value: fcp,
      floor: fcpFloor,
      budget: `≤ ${budgets.fcp} ms`,
      inside: fcp.median <= budgets.fcp,
    },
    {
      what: `LCP of ${path} (${found.at(-1)?.largest})`,
      unit: 'ms',
      value: of('lcp', found),
      floor: lcpFloor,
      ratio: ratio('lcp'),
      budget: `≤ ${budgets.lcpRatio} × floor`,
      inside: ratio('lcp').median <= budgets.lcpRatio,
    },
    {
      what: `screen of ${path} stands`,
      unit: 'ms',
      value: of('stands', found),
      floor: of('stands', floor),
      ratio: ratio('stands'),
    },
    {
      what: `CLS of ${path}`,
      unit: '',
      value: cls,
      budget: `≤ ${budgets.cls}`,
      inside: cls.max <= budgets.cls,
    },
  ];
}

/** First visits over slow 4G with a processor four times slower, in turn with the floor app in the same static shell. */
export const webPaint: BenchRow = {
  name: 'web-paint',
  run: ({ quick, folder }) =>
    withApp({ folder, secure: true }, async ({ app, mock, browser }) => {
      await buildFloor();
      const floor = await serve({
        root: inRepository('scripts/bench/baselines/web-app'),
        outDir: inRepository('.local/floor'),
        secure: true,
        page: withShell,
      });
      const found = { login: [] as Paint[], home: [] as Paint[], floor: [] as Paint[] };
      const login = { url: `${app.url}/login`, screen: 'form button[type=submit]' };
      const home = { url: `${app.url}/home`, screen: 'main li button' };
      const bare = { url: floor.url, screen: 'main button' };
      // The first round packs the files: no player waits for that.
      for (let round = 0; round <= (quick ? 2 : 7); round += 1) {
        const paints = {
          login: await paintOf(browser, login),
          floor: await paintOf(browser, bare),
          home: await paintOf(browser, home, (page) => signIn(page, app.url, mock)),
        };
        if (round === 0) continue;
        found.login.push(paints.login);
        found.floor.push(paints.floor);
        found.home.push(paints.home);
      }
      await floor.close();
      return [
        ...lines('/login', found.login, found.floor),
        ...lines('/home', found.home, found.floor),
      ];
    }),
};
