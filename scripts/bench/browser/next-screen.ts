import { type Path, paths } from '@matka/web/src/lib/paths';
import type { Browser, Page } from '@playwright/test';
import { type BetState, betNavigationState, navigateInApp } from '../../browser/navigate.ts';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';
import { type Control, seen, tap, until } from './controls.ts';

/** Screens to which no tap of a signed-in player leads. */
const withoutWay: readonly string[] = [
  paths.splash,
  paths.login,
  paths.register,
  paths.test,
  // No bet type of the seed opens these.
  paths.singleDigit,
  paths.halfSangam,
];

/** A route and the milliseconds until it was painted. */
export interface Arrival {
  path: string;
  ms: number;
}

/** Where the app is open. */
interface Opened {
  browser: Browser;
  origin: string;
  mock: MockUnderTest;
}

/** A tap that opens a screen. */
interface Way {
  /** The screen of the tapped control. */
  from: Path;
  /** What makes the control visible; not measured. */
  before?: (page: Page) => Promise<void>;
  control: Control;
}

const button = (name: string): Control => ({ css: 'button', name });
const byLink = (name: string, from: Path = paths.home): Way => ({
  from,
  control: { css: 'a', name },
});
const fromPanel = (name: string): Way => ({
  from: paths.home,
  before: (page) => tap(page, button('Menu')),
  control: button(name),
});
const tiles = 'ul[aria-label="Betting options"] button';
const placeBet: Way = {
  from: paths.home,
  control: { ...button('Place Bet'), beside: 'Kalyan Matka' },
};
const requestFund: Way = {
  from: paths.wallet,
  before: async (page) => {
    await tap(page, button('Add Funds'));
    await tap(page, { css: 'dialog input' });
    await page.keyboard.type('500', { delay: 60 });
  },
  control: button('Send Request'),
};

/** The ways from screen to screen beside those to the bid screens, in the order of a player who looks around. */
const ways: readonly Way[] = [
  byLink('Passbook'),
  byLink('All Bids'),
  byLink('Wallet'),
  byLink('Chat'),
  byLink('Home', paths.chat),
  ...['My Bids', 'Game Rates', 'Charts', 'Change Password'].map(fromPanel),
  byLink('Win History', paths.myBids),
  byLink('Game Results', paths.myBids),
  { from: paths.wallet, control: button('Add Bank Details') },
  requestFund,
];

/** Runs in the page: notes the next screen and the milliseconds from the end of the tap until it is painted. */
function watchArrivals(): void {
  const tapped = ({ timeStamp }: MouseEvent): void => {
    const before = document.querySelector('main');
    const path = location.pathname;
    const look = (): void => {
      const main = document.querySelector('main');
      const stands = main !== null && main !== before && location.pathname !== path;
      // The first task after the frame: the screen is painted, its effects may not have run yet.
      if (stands) void scheduler.postTask(noteTime, { priority: 'user-blocking' });
      else requestAnimationFrame(look);
    };
    const noteTime = (): void => {
      const ms = performance.now() - timeStamp;
      Object.assign(globalThis, { arrival: { path: location.pathname, ms } });
    };
    Object.assign(globalThis, { arrival: undefined });
    requestAnimationFrame(look);
  };
  addEventListener('click', tapped, { capture: true });
}

/** The screen to which a tap on a control leads. */
async function arriveBy(page: Page, control: Control): Promise<Arrival> {
  await tap(page, control);
  return until(page, (): Arrival | undefined => Reflect.get(globalThis, 'arrival'), control);
}

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

/** Opens a screen as a link does, unmeasured. */
async function goTo(page: Page, path: Path, state: BetState): Promise<void> {
  if (new URL(page.url()).pathname === path) return;
  await navigateInApp(page, path, state);
  await page.waitForTimeout(300);
}

/** Runs `use` with a page that shows home, CPU 4× slower, its files loaded in advance. */
async function withHome<T>(
  { browser, origin, mock }: Opened,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, mock.server.url);
    const page = await context.newPage();
    await page.addInitScript(watchArrivals);
    await page.goto(`${origin}${paths.home}`, { waitUntil: 'networkidle' });
    await untilWarm(page);
    await slowDown(page, { network: false });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** The time from the first tap of a page, Place Bet, to its screen. */
export const firstArrival = (opened: Opened): Promise<Arrival> =>
  withHome(opened, (page) => arriveBy(page, placeBet.control));

/**
 * The time from a tap to the painted screen of every route to which one leads. The first is that of `firstArrival`.
 * @throws Error for a route that was not reached
 */
export const arrivals = (opened: Opened): Promise<Arrival[]> =>
  withHome(opened, async (page) => {
    const state = await betNavigationState(opened.mock.server.url, 'Single Pana');
    const found: Arrival[] = [];
    const arrive = async ({ from, before, control }: Way): Promise<void> => {
      await goTo(page, from, state);
      await before?.(page);
      found.push(await arriveBy(page, control));
    };
    await arrive(placeBet);
    await seen(page, tiles);
    const count = await page.evaluate((css) => document.querySelectorAll(css).length, tiles);
    for (let at = 0; at < count; at += 1)
      await arrive({ from: paths.bettingOptions, control: { css: tiles, at } });
    for (const way of ways) await arrive(way);
    const missing = Object.values(paths).filter(
      (path) => !withoutWay.includes(path) && !found.some((arrival) => arrival.path === path),
    );
    if (missing.length > 0) throw new Error(`No tap led to ${missing.join(', ')}.`);
    return found;
  });
