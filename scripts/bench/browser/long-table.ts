import { everyPana } from '@matka/fixtures/numbers/brute-force';
import type { Browser, Locator, Page } from '@playwright/test';
import { betNavigationState, navigateInApp } from '../../browser/navigate.ts';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';
import { tap, watchEvents, worstSeen } from './events.ts';

/** The longest wait for a full table on a busy machine, in milliseconds. */
const patience = 120_000;

/** Bids on the 220 panas, again and again with other points up to a number of rows. */
const draftRows = (count: number) =>
  Array.from({ length: count }, (_, n) => {
    const pana = everyPana[n % everyPana.length] ?? '';
    const round = Math.floor(n / everyPana.length);
    const label = round === 0 ? pana : `${pana}-${round}`;
    return {
      id: label,
      label,
      pana,
      points: 10 + round,
      gameType: n % 2 ? 'close' : 'open',
    };
  });

/** Opens a bid screen with a draft of many panas in its table. */
export async function openFull(
  page: Page,
  path: string,
  tile: string,
  { mock, rows }: LongTable,
): Promise<void> {
  const state = await betNavigationState(mock.server.url, tile);
  await page.evaluate(([key, draft]) => localStorage.setItem(key, draft), [
    `bid-draft:${path.slice(1)}:${state.betType.id}:${state.market.id}`,
    JSON.stringify({ entry: 'scripts', form: {}, bids: draftRows(rows), sent: null }),
  ] as const);
  await navigateInApp(page, path, state);
  await deleteButton(page, '128').waitFor({ timeout: patience });
}

// Selectors of CSS: to find a role among a thousand rows takes seconds of the slow processor.
const deleteButton = (page: Page, pana: string): Locator =>
  page.locator(`main button[aria-label="Delete ${pana}"]`).first();
const boxes = (page: Page): Locator => page.locator('main input[inputmode="numeric"]');
const addButton = (page: Page): Locator => page.locator('main button:text-is("Add Bid")');

const added = ['128', '137', '146'];
const tappedKeys = ['1', '5', '0'];

/** Taps of `worstEvent`: two fields, Add Bid and Delete for each bid, then one field and the keys. */
export const tapsOfPlays = 4 * added.length + 1 + tappedKeys.length;

async function typeAndAdd(page: Page): Promise<void> {
  for (const pana of added) {
    await tap(page, boxes(page).first());
    await page.keyboard.type(pana, { delay: 60 });
    await tap(page, boxes(page).last());
    await page.keyboard.type('15', { delay: 60 });
    await tap(page, addButton(page));
    await tap(page, deleteButton(page, pana));
  }
}

async function tapKeys(page: Page): Promise<void> {
  await tap(page, boxes(page).first());
  await page.keyboard.type('5', { delay: 60 });
  const keys = page.getByRole('group', { name: 'Digits' }).getByRole('button');
  for (const digit of tappedKeys) await tap(page, keys.filter({ hasText: digit }).first());
}

/** A bid screen with this many rows in its table. */
interface LongTable {
  mock: MockUnderTest;
  rows: number;
}

const plays = [
  { path: '/single-pana', tile: 'Single Pana', play: typeAndAdd },
  { path: '/single-pana-bulk', tile: 'Single Pana Bulk', play: tapKeys },
];

/** The worst key press or tap beside a long table with a processor four times slower, in milliseconds. */
export async function worstEvent(
  browser: Browser,
  origin: string,
  table: LongTable,
): Promise<number> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, table.mock.server.url);
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
    await slowDown(page, { network: false });
    for (const { path, tile, play } of plays) {
      await openFull(page, path, tile, table);
      await play(page);
    }
    return await worstSeen(page);
  } finally {
    await context.close();
  }
}
