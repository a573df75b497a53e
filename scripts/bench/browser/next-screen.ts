import { paths } from '@matka/web/src/lib/paths';
import type { Browser, Page } from '@playwright/test';
import { type BetState, betNavigationState } from '../../browser/navigate.ts';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';

const withoutPlayer: readonly string[] = [paths.splash, paths.login, paths.register];
/** The screen left again and again. */
const start = paths.home;

/** A route and the milliseconds until it was painted. */
export interface Arrival {
  path: string;
  ms: number;
}

/** Opens a path as a link does; resolves in the page with the milliseconds until its screen is painted. */
const goTo = ({ path, state }: { path: string; state: BetState }): Promise<number> =>
  new Promise((resolve) => {
    const before = document.querySelector('main');
    const began = performance.now();
    const key = `bench ${began}`;
    history.pushState({ usr: state, key, idx: (history.state?.idx ?? 0) + 1 }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    const look = (): void => {
      const main = document.querySelector('main');
      const stands = main !== null && main !== before && location.pathname === path;
      // A task after the frame: the screen is painted.
      if (stands) setTimeout(() => resolve(performance.now() - began));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Seconds without a file that tell that the screens are loaded in advance: a busy browser is seldom idle. */
const rest = 3;

/** Waits until no file was fetched for some seconds. */
async function untilWarm(page: Page): Promise<void> {
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  let before = await files();
  for (let seconds = 0; seconds < rest; seconds += 1) {
    await page.waitForTimeout(1_000);
    const now = await files();
    if (now !== before) seconds = -1;
    before = now;
  }
}

/** The time from a tap to the painted screen of every route of a player, CPU 4× slower, files loaded in advance. */
export async function arrivals(
  browser: Browser,
  origin: string,
  mock: MockUnderTest,
): Promise<Arrival[]> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, mock.server.url);
    const page = await context.newPage();
    await page.goto(`${origin}${start}`, { waitUntil: 'networkidle' });
    await untilWarm(page);
    await slowDown(page, { network: false });
    const state = await betNavigationState(mock.server.url, 'Single Pana');
    const found: Arrival[] = [];
    const others = Object.values(paths).filter(
      (path) => !withoutPlayer.includes(path) && path !== start && path !== paths.test,
    );
    for (const path of others) {
      found.push({ path, ms: await page.evaluate(goTo, { path, state }) });
      await page.waitForTimeout(200);
      await page.evaluate(goTo, { path: start, state });
      await page.waitForTimeout(200);
    }
    return found;
  } finally {
    await context.close();
  }
}
