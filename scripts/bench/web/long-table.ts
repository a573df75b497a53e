import { everyPana } from '@matka/fixtures/numbers/brute-force';
import type { Browser, Locator, Page } from '@playwright/test';
import type { House } from '../houses.ts';
import { betStateOf, goInApp } from './in-app.ts';
import { openPhone, slowDown } from './phone.ts';
import { signIn } from './session.ts';

const rows = everyPana.map((pana, n) => ({
  id: pana,
  label: pana,
  pana,
  points: 10,
  gameType: n % 2 ? 'close' : 'open',
}));

/** Collects how long each key press and tap took until its next paint, in milliseconds. */
function watchEvents(): void {
  const seen: number[] = [];
  Object.assign(globalThis, { seenEvents: seen });
  const kinds = ['keydown', 'keyup', 'beforeinput', 'input', 'pointerdown', 'pointerup', 'click'];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (kinds.includes(name)) seen.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Opens a bid screen with a draft of all 220 panas in its table. */
async function openFull(page: Page, path: string, tile: string, mock: House): Promise<void> {
  const state = await betStateOf(mock.server.url, tile);
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
    `bid-draft:${path.slice(1)}:${state.betType.id}:${state.market.id}`,
    JSON.stringify({ entry: 'bench', form: {}, bids: rows, sent: null }),
  ] as const);
  await goInApp(page, path, state);
  await page.getByRole('button', { name: 'Delete 128' }).first().waitFor();
}

const boxes = (page: Page): Locator => page.getByRole('main').locator('input[inputmode="numeric"]');

/** Taps where a control lies: looking for it in the page would cost what is measured. */
async function tap(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error(`${control} is not on the screen.`);
  await page.waitForTimeout(300);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(300);
}

async function typeAndAdd(page: Page): Promise<void> {
  for (const pana of ['128', '137', '146']) {
    await tap(page, boxes(page).first());
    await page.keyboard.type(pana, { delay: 60 });
    await tap(page, boxes(page).last());
    await page.keyboard.type('15', { delay: 60 });
    await tap(page, page.getByRole('button', { name: 'Add Bid' }));
    await tap(page, page.getByRole('button', { name: `Delete ${pana}` }));
  }
}

async function tapKeys(page: Page): Promise<void> {
  await tap(page, boxes(page).first());
  await page.keyboard.type('5', { delay: 60 });
  const keys = page.getByRole('group', { name: 'Digits' }).getByRole('button');
  for (const digit of ['1', '5', '0']) await tap(page, keys.filter({ hasText: digit }).first());
}

const plays = [
  { path: '/single-pana', tile: 'Single Pana', play: typeAndAdd },
  { path: '/single-pana-bulk', tile: 'Single Pana Bulk', play: tapKeys },
];

/** The worst key press or tap beside 220 rows with a processor four times slower, in milliseconds. */
export async function worstEvent(browser: Browser, origin: string, mock: House): Promise<number> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, mock);
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
    await slowDown(page, { network: false });
    for (const { path, tile, play } of plays) {
      await openFull(page, path, tile, mock);
      await play(page);
    }
    await page.waitForTimeout(300);
    // Below 16 ms an event is not told.
    return await page.evaluate(() => Math.max(16, ...Reflect.get(globalThis, 'seenEvents')));
  } finally {
    await context.close();
  }
}
