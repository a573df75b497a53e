import type { BrowserContext, Page } from '@playwright/test';
import { phone, slowDown } from '../browser/phone.ts';
import { signIn } from '../browser/sign-in.ts';
import { type OpenApp, serveFloor, withApp } from './app.ts';
import { type Benchmark, type Figure, inRounds } from './figures.ts';
import { hasScreen, noted, type Seen, watch } from './page-watch.ts';

/** Selectors that match once the screen of a page is painted. */
const screens = { '/login': 'form button[type=submit]', '/home': 'main li button' } as const;
const floorScreen = 'main button';
/** The longest wait for a screen on a busy machine, in milliseconds. */
const LIMIT = 60_000;

interface Visit {
  readonly url: string;
  readonly screen: string;
  readonly prepare?: (context: BrowserContext) => Promise<void>;
  /** Whether the page was visited before, so that the service worker has its files. */
  readonly isSecond?: boolean;
}

/** Time for a service worker that stores the app's files after it is active, in milliseconds. */
const STORING = 3000;

const waitForWorker = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** Visits a page over slow 4G with a CPU that is four times slower, until its screen stands. */
async function visit(
  { browser }: OpenApp,
  { url, screen, prepare, isSecond }: Visit,
): Promise<Seen> {
  const serviceWorkers = isSecond ? 'allow' : 'block';
  const context = await browser.newContext({ ...phone, serviceWorkers });
  try {
    await prepare?.(context);
    if (isSecond) {
      const before = await context.newPage();
      await before.goto(url, { waitUntil: 'networkidle' });
      await waitForWorker(before);
      await before.waitForTimeout(STORING);
      await before.reload({ waitUntil: 'networkidle' });
      await before.close();
    }
    const page = await context.newPage();
    await page.addInitScript(watch, screen);
    await slowDown(page, { network: true });
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT });
    await page.waitForFunction(hasScreen, undefined, { timeout: LIMIT });
    // Count late layout shifts too.
    await page.waitForTimeout(1000);
    return await page.evaluate(noted);
  } finally {
    await context.close();
  }
}

/** First and second visits of login and home, against the first visit of the floor app. */
export const firstLoad: Benchmark = ({ quick, folder }) =>
  withApp(folder, async (app) => {
    const floor = await serveFloor();
    const seen: Record<string, Seen[]> = {};
    const screenOf = (name: string, about: Visit) => async () => {
      const found = await visit(app, about);
      seen[name] = [...(seen[name] ?? []), found];
      return found.screen;
    };
    const asPlayer = (context: BrowserContext) => signIn(context, app.url, app.mock.server.url);
    const login = { url: `${app.url}/login`, screen: screens['/login'] };
    const home = { url: `${app.url}/home`, screen: screens['/home'], prepare: asPlayer };
    try {
      const visits = {
        floor: screenOf('floor', { url: `${floor.url}/`, screen: floorScreen }),
        '/login': screenOf('/login', login),
        '/home': screenOf('/home', home),
        again: screenOf('again', { ...login, isSecond: true }),
        'home again': screenOf('home again', { ...home, isSecond: true }),
      };
      // Warm-up, not counted: the server compresses its files.
      await inRounds(1, visits);
      for (const name of Object.keys(seen)) seen[name] = [];
      const found = await inRounds(quick ? 2 : 5, visits);
      const of = (name: string, key: keyof Seen) => (seen[name] ?? []).map((each) => each[key]);
      const kilobytes = (name: string) => of(name, 'scripts').map((bytes) => bytes / 1024);
      const screen = { unit: 'ms', floor: found.floor };
      const figures = (['/login', '/home'] as const).flatMap((path): Figure[] => [
        {
          what: `first-load JS of ${path}`,
          ...{ unit: 'kB', values: kilobytes(path), floor: kilobytes('floor') },
          budget: path === '/login' ? '≤ 1.25 × floor' : '≤ 1.4 × floor',
        },
        {
          what: `screen of ${path}, first visit`,
          ...{ ...screen, values: found[path] },
          budget: path === '/login' ? '≤ 1.25 × floor' : '≤ 1.35 × floor',
        },
        {
          what: `screen of ${path}, second visit`,
          ...{ ...screen, values: found[path === '/login' ? 'again' : 'home again'] },
          budget: '≤ 0.6 × floor',
        },
        { what: `layout shift of ${path}`, unit: '', values: of(path, 'shift'), budget: '≤ 0.02' },
      ]);
      return figures;
    } finally {
      await floor.close();
    }
  });
