import { everyPana } from '@matka/fixtures/numbers/brute-force';
import type { Browser, Locator, Page } from '@playwright/test';
import { betNavigationState, navigateInApp } from '../../browser/navigate.ts';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';
import { tap, watchEvents, worstSeen } from './events.ts';

const rows = everyPana.map((pana, n) => ({
  id: pana,
  label: pana,
  pana,
  points: 10,
  gameType: n % 2 ? 'close' : 'open',
}));

/** Opens a bid screen with a draft of all 220 panas in its table. */
async function openFull(
  page: Page,
  path: string,
  tile: string,
  mock: MockUnderTest,
): Promise<void> {
  const state = await betNavigationState(mock.server.url, tile);
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
    `bid-draft:${path.slice(1)}:${state.betType.id}:${state.market.id}`,
    JSON.stringify({ entry: 'scripts', form: {}, bids: rows, sent: null }),
  ] as const);
  await navigateInApp(page, path, state);
  await page.getByRole('button', { name: 'Delete 128' }).first().waitFor();
}

const boxes = (page: Page): Locator => page.getByRole('main').locator('input[inputmode="numeric"]');

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
export async function worstEvent(
  browser: Browser,
  origin: string,
  mock: MockUnderTest,
): Promise<number> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, mock.server.url);
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
    await slowDown(page, { network: false });
    for (const { path, tile, play } of plays) {
      await openFull(page, path, tile, mock);
      await play(page);
    }
    return await worstSeen(page);
  } finally {
    await context.close();
  }
}
