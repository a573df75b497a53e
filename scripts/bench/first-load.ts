import type { BrowserContext } from '@playwright/test';
import { badNetwork, phone, type Slowness, slow4G, slowDown } from '../browser/phone.ts';
import { signIn } from '../browser/sign-in.ts';
import { type OpenApp, serveFloor, withApp } from './app.ts';
import { type Benchmark, type Figure, inRounds } from './figures.ts';
import { hasScreen, noted, type Seen, watch } from './page-watch.ts';

/** The longest wait for a screen on a busy machine, in milliseconds. */
const LIMIT = 60_000;

interface Visit {
  readonly url: string;
  readonly screen: string;
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** The page was visited before, so that the service worker has its files. */
  readonly isSecond?: boolean;
  readonly slowness?: Slowness;
}

/** Time for a service worker that stores the app's files after it is active, in milliseconds. */
const STORING = 3000;

/** Visits a page until its screen stands, by default over slow 4G with a CPU four times slower. */
async function visit(
  { browser }: OpenApp,
  { url, screen, prepare, isSecond, slowness = slow4G }: Visit,
): Promise<Seen> {
  const serviceWorkers = isSecond ? 'allow' : 'block';
  const context = await browser.newContext({ ...phone, serviceWorkers });
  try {
    await prepare?.(context);
    if (isSecond) {
      const before = await context.newPage();
      await before.goto(url, { waitUntil: 'networkidle' });
      await before.evaluate(async () => void (await navigator.serviceWorker.ready));
      await before.waitForTimeout(STORING);
      await before.reload({ waitUntil: 'networkidle' });
      await before.close();
    }
    const page = await context.newPage();
    await page.addInitScript(watch, screen);
    await slowDown(page, slowness);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT });
    await page.waitForFunction(hasScreen, undefined, { timeout: LIMIT });
    // Count late layout shifts, too.
    await page.waitForTimeout(1000);
    return await page.evaluate(noted);
  } finally {
    await context.close();
  }
}

const kilobytes = (seen: readonly Seen[]) => seen.map(({ scripts }) => scripts / 1024);
const times = (seen: readonly Seen[]) => seen.map(({ screen }) => screen);

/** First and second visits of login and home, against the first visit of the floor app. */
export const firstLoad: Benchmark = ({ quick, folder }) =>
  withApp(folder, async (app) => {
    const floorApp = await serveFloor();
    const prepare = (context: BrowserContext) => signIn(context, app.url, app.mock.server.url);
    const login = { url: `${app.url}/login`, screen: 'form button[type=submit]' };
    const home = { url: `${app.url}/home`, screen: 'main li button', prepare };
    const visits = {
      floor: () => visit(app, { url: `${floorApp.url}/`, screen: 'main button' }),
      login: () => visit(app, login),
      loginAgain: () => visit(app, { ...login, isSecond: true }),
      badLogin: () => visit(app, { ...login, slowness: badNetwork }),
      home: () => visit(app, home),
      homeAgain: () => visit(app, { ...home, isSecond: true }),
    };
    try {
      // Warm-up that is not measured.
      await inRounds(1, visits);
      const found = await inRounds(quick ? 2 : 5, visits);
      const floor = times(found.floor);
      const figuresOf = (path: string, first: Seen[], second: Seen[]): Figure[] => [
        {
          what: `first-load JS of ${path}`,
          unit: 'kB',
          values: kilobytes(first),
          floor: kilobytes(found.floor),
          budget: path === '/login' ? '≤ 1.25 × floor' : '≤ 1.4 × floor',
        },
        {
          what: `screen of ${path}, first visit`,
          unit: 'ms',
          values: times(first),
          floor,
          budget: path === '/login' ? '≤ 1.2 × floor' : '≤ 1.35 × floor',
        },
        {
          what: `screen of ${path}, second visit`,
          unit: 'ms',
          values: times(second),
          floor,
          budget: path === '/login' ? '≤ 0.3 × floor' : '≤ 0.5 × floor',
        },
        {
          what: `layout shift of ${path}`,
          unit: '',
          values: first.map(({ shift }) => shift),
          budget: '≤ 0.02',
        },
      ];
      return [
        ...figuresOf('/login', found.login, found.loginAgain),
        ...figuresOf('/home', found.home, found.homeAgain),
        {
          what: 'screen of /login at 400 kb/s, CPU 6 × slower',
          unit: 'ms',
          values: times(found.badLogin),
          budget: '≤ 8000',
        },
      ];
    } finally {
      await floorApp.close();
    }
  });
