import type { Browser, CDPSession, Page } from '@playwright/test';
import { openPhone } from '../../browser/phone.ts';
import { signIn } from '../../browser/sign-in.ts';
import type { MockUnderTest } from '../test-bed.ts';
import { seen, tap } from './controls.ts';
import { openFull } from './long-table.ts';
import { marketsOf } from './many-markets.ts';

/** Keys that are typed beside a table. */
const keys = '1234512345';
const screen = { path: '/single-pana', tile: 'Single Pana' } as const;

/** Work of a page by the number of items that it shows, in microseconds of its main thread. */
export interface PageWork {
  /** Opening home with this many markets. */
  markets: number;
  /** Opening a bid screen with this many bets in its draft. */
  draft: number;
  /** A key press beside this many rows. */
  key: number;
}

/** Microseconds that the tasks of the page have taken. */
async function taskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1e6;
}

/** The work of a page during some action and until it rests. */
async function workOf(page: Page, devtools: CDPSession, act: () => Promise<void>): Promise<number> {
  const before = await taskTime(devtools);
  await act();
  await page.waitForTimeout(500);
  return (await taskTime(devtools)) - before;
}

/** Opens the app with this many markets and bets, and measures its work at full speed. */
export async function pageWork(
  browser: Browser,
  origin: string,
  { mock, count }: { mock: MockUnderTest; count: number },
): Promise<PageWork> {
  const context = await openPhone(browser);
  try {
    await signIn(context, origin, mock.server.url);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const body = await marketsOf(mock.server.url, count);
    await context.route('**/markets/?*', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    const markets = await workOf(page, devtools, async () => {
      await page.goto(`${origin}/home`);
      await seen(page, 'main li button');
    });
    await context.unroute('**/markets/?*');
    const draft = await workOf(page, devtools, () =>
      openFull(page, screen.path, screen.tile, { mock, rows: count }),
    );
    await tap(page, { css: 'main input[inputmode="numeric"]', at: -1 });
    const typing = await workOf(page, devtools, async () => {
      await page.keyboard.type(keys, { delay: 30 });
    });
    return { markets, draft, key: typing / keys.length };
  } finally {
    await context.close();
  }
}
