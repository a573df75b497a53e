import type { Page, Route } from '@playwright/test';
import { openPhone, slowDown, slowPhone } from '../browser/phone.ts';
import { signIn } from '../browser/sign-in.ts';
import { type OpenApp, serveFloor, withApp } from './app.ts';
import { type Benchmark, inRounds } from './figures.ts';
import { noted, watch } from './page-watch.ts';

/** Opens home as the main player, with a CPU that is four times slower, and runs `use` with its page. */
async function atHome<Result>(
  { browser, url, mock }: OpenApp,
  use: (page: Page) => Promise<Result>,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Result> {
  const context = await openPhone(browser);
  try {
    await signIn(context, url, mock.server.url);
    const page = await context.newPage();
    await page.addInitScript(watch, 'main li button');
    await prepare(page);
    await slowDown(page, slowPhone);
    await page.goto(`${url}/home`, { waitUntil: 'networkidle' });
    // Screens are loaded in advance.
    await page.waitForTimeout(2000);
    // Playwright injects its code at the first wait, so that it is not part of the measured tap.
    await page.waitForFunction(() => true);
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page: notes the time from the next tap until the new `screen` is painted. */
function timeTap(screen: string): void {
  const tapped = ({ timeStamp }: Event): void => {
    // This is the first task after the frame.
    const note = () =>
      setTimeout(() => Object.assign(globalThis, { tapped: performance.now() - timeStamp }));
    // It asks for no frames, because each step of a long rendering would be drawn.
    const observer = new MutationObserver(() => {
      if (!document.querySelector(screen)) return;
      observer.disconnect();
      requestAnimationFrame(note);
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  Object.assign(globalThis, { tapped: 0 });
  addEventListener('click', tapped, { capture: true, once: true });
}

/** Milliseconds from a tap on a control until the screen that it opens is painted. */
async function tap(
  page: Page,
  control: ReturnType<Page['locator']>,
  screen: string,
): Promise<number> {
  await page.waitForTimeout(300);
  await page.evaluate(timeTap, screen);
  await control.tap();
  const time = await page.waitForFunction((): number => Reflect.get(globalThis, 'tapped'));
  return time.jsonValue();
}

/** A tap on the link of the floor app. */
async function floorTap({ browser }: OpenApp, url: string): Promise<number> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    await slowDown(page, slowPhone);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => true);
    return await tap(page, page.getByRole('link', { name: 'page' }), '#root > p');
  } finally {
    await context.close();
  }
}

const placeBet = (page: Page) =>
  page.locator('main li', { hasText: 'Kalyan Matka' }).getByRole('button', { name: 'Place Bet' });
const tiles = 'ul[aria-label="Betting options"] button';

/** From home to the betting options, a bid screen, a bid and the bid history. */
async function journey(page: Page) {
  const options = await tap(page, placeBet(page), tiles);
  const single = page.locator(tiles, { hasText: 'Single Digit Bulk' });
  const screen = await tap(page, single, '[aria-label="Bids"]');
  await page.getByLabel('Enter Points').fill('10');
  await page.getByRole('button', { name: '5', exact: true }).tap();
  await page.getByRole('button', { name: 'Back' }).tap();
  await page.locator(tiles).first().waitFor();
  await page.getByRole('button', { name: 'Back' }).tap();
  const history = await tap(
    page,
    page.getByRole('link', { name: 'All Bids' }),
    'main [role=listitem]',
  );
  return { options, screen, history, event: (await page.evaluate(noted)).event };
}

/** The slowest event of a player who adds 220 bids, and then types and deletes beside them. */
async function besideManyBids(page: Page): Promise<number> {
  await placeBet(page).tap();
  await page.locator(tiles, { hasText: 'SP DP TP' }).tap();
  for (const kind of ['SP', 'DP', 'TP']) await page.getByLabel(kind, { exact: true }).check();
  for (const digit of '0123456789') {
    await page.getByLabel('Digit', { exact: true }).fill(digit);
    await page.getByLabel('Enter Points').fill('10');
    await page.getByRole('button', { name: 'Add Bid' }).tap();
    await page.waitForTimeout(300);
  }
  await page.evaluate(() => Object.assign(Reflect.get(globalThis, 'seen'), { event: 0 }));
  await page.getByLabel('Enter Points').pressSequentially('25', { delay: 150 });
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .tap();
  await page.waitForTimeout(500);
  return (await page.evaluate(noted)).event;
}

async function manyMarkets(page: Page): Promise<void> {
  await page.route('**/api/markets/**', async (route: Route) => {
    const response = await route.fetch();
    const markets: { id: number; name: string }[] = await response.json();
    const many = Array.from({ length: 300 }, (_, at) => {
      const market = markets[at % markets.length];
      return { ...market, id: at + 1, name: `${market?.name} ${at}` };
    });
    await route.fulfill({ response, json: many });
  });
}

const longestTask = async (page: Page): Promise<number> => (await page.evaluate(noted)).task;

/** Taps and keys with a CPU that is four times slower. */
export const taps: Benchmark = ({ quick, folder }) =>
  withApp(folder, async (app) => {
    const floorApp = await serveFloor();
    const { floor, journeys, bids, markets } = await inRounds(quick ? 2 : 7, {
      floor: () => floorTap(app, floorApp.url),
      journeys: () => atHome(app, journey),
      bids: () => atHome(app, besideManyBids),
      markets: () => atHome(app, longestTask, manyMarkets),
    }).finally(floorApp.close);
    const values = {
      'tap to the betting options': journeys.map(({ options }) => options),
      'tap to a bid screen': journeys.map(({ screen }) => screen),
      'tap to the bid history': journeys.map(({ history }) => history),
      'worst event of the journey (INP)': journeys.map(({ event }) => event),
      'worst key or tap beside 220 bids': bids,
      'home with 300 markets, longest task': markets,
    };
    return Object.entries(values).map(([what, of]) => ({
      what,
      unit: 'ms',
      values: of,
      budget: '≤ 200',
      ...(what.startsWith('tap') && { floor }),
    }));
  });
