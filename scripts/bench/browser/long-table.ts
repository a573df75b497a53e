import { everyPana } from '@matka/fixtures/numbers/brute-force';
import type { Browser, Page } from '@playwright/test';
import { betNavigationState, navigateInApp } from '../../browser/navigate.ts';
import { openPhone, slowDown } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';
import { type Control, seen, tap } from './controls.ts';
import { eventsOf, watchEvents } from './events.ts';

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
  await seen(page, 'main button[aria-label="Delete 128"]');
}

const deleteButton = (pana: string): Control => ({ css: 'main button', name: `Delete ${pana}` });
const fields = 'main input[inputmode="numeric"]';
const numberField: Control = { css: fields };
const pointsField: Control = { css: fields, at: -1 };

type Step = (page: Page) => Promise<void>;
const tapOn =
  (control: Control): Step =>
  (page) =>
    tap(page, control);
const typed =
  (text: string): Step =>
  (page) =>
    page.keyboard.type(text, { delay: 60 });

const typeAndAdd: readonly Step[] = ['128', '137', '146'].flatMap((pana) => [
  tapOn(numberField),
  typed(pana),
  tapOn(pointsField),
  typed('15'),
  tapOn({ css: 'main button', name: 'Add Bid' }),
  tapOn(deleteButton(pana)),
]);
const tapKeys: readonly Step[] = [
  tapOn(numberField),
  typed('5'),
  ...['1', '5', '0'].map((digit) =>
    tapOn({ css: 'fieldset[aria-label="Digits"] button', name: digit }),
  ),
];

/** A bid screen with this many rows in its table. */
interface LongTable {
  mock: MockUnderTest;
  rows: number;
}

const plays = [
  { path: '/single-pana', tile: 'Single Pana', steps: typeAndAdd },
  { path: '/single-pana-bulk', tile: 'Single Pana Bulk', steps: tapKeys },
];

/** Number of steps of `eventsBeside`, taps and typed texts. */
export const stepsOfPlays = plays.flatMap(({ steps }) => steps).length;

/** The time of each tap or typed text beside a long table in milliseconds, CPU 4× slower. */
export async function eventsBeside(
  browser: Browser,
  origin: string,
  table: LongTable,
): Promise<number[]> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, table.mock.server.url);
    const page = await context.newPage();
    await page.addInitScript(watchEvents);
    await page.goto(`${origin}/home`, { waitUntil: 'networkidle' });
    await slowDown(page, { network: false });
    const times: number[] = [];
    for (const { path, tile, steps } of plays) {
      await openFull(page, path, tile, table);
      times.push(...(await eventsOf(page, steps)));
    }
    return times;
  } finally {
    await context.close();
  }
}
