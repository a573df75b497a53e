import type { Server } from 'node:http';
import type { BrowserContext, Page } from '@playwright/test';
import { phone } from '../browser/phone.ts';
import { signIn } from '../browser/sign-in.ts';
import { type OpenApp, withApp } from './app.ts';
import type { Benchmark } from './figures.ts';

/** Counts the bytes of the responses of a server, heads included, by method and path without the hash of a file. */
function countBytes(server: Server): Map<string, number> {
  const bytes = new Map<string, number>();
  server.on('request', ({ method, url = '', socket }, response) => {
    const before = socket.bytesWritten;
    const path = url.split('?')[0]?.replace(/-[\w-]{8}(?=\.\w+$)/, '');
    const call = `${method} ${path}`;
    response.once('close', () =>
      bytes.set(call, (bytes.get(call) ?? 0) + socket.bytesWritten - before),
    );
  });
  return bytes;
}

const market = (page: Page) =>
  page.locator('main li', { hasText: 'Kalyan Matka' }).getByRole('button', { name: 'Place Bet' });

async function open(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}/home`, { waitUntil: 'networkidle' });
  await market(page).waitFor();
  return page;
}

async function submit(page: Page): Promise<void> {
  await market(page).tap();
  await page.getByRole('button', { name: 'Single Digit Bulk' }).tap();
  await page.getByLabel('Enter Points').fill('10');
  await page.getByRole('button', { name: '5', exact: true }).tap();
  await page.getByRole('button', { name: /^(Continue|Submit)/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).tap();
  await page.getByRole('button', { name: 'Ok', exact: true }).tap();
  await page.getByRole('button', { name: 'Back' }).tap();
  await market(page).waitFor();
}

async function withPage<Result>(
  { browser, url, mock }: OpenApp,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'allow' });
  try {
    await signIn(context, url, mock.server.url);
    return await use(await open(context, url), context);
  } finally {
    await context.close();
  }
}

/** Data of a day's play after the first visit: five opens, three submissions, two charts, one history. */
const bytesOfDay = (app: OpenApp): Promise<number> =>
  withPage(app, async (first, context) => {
    const { server, url } = app;
    await first.evaluate(async () => void (await navigator.serviceWorker.ready));
    // The worker stores the app's files.
    await first.waitForTimeout(3000);
    await first.close();
    const bytes = countBytes(server);
    for (let opened = 0; opened < 5; opened++) {
      const page = await open(context, url);
      if (opened < 3) await submit(page);
      if (opened < 2) await page.goto(`${url}/chart`, { waitUntil: 'networkidle' });
      if (opened === 4) await page.getByRole('link', { name: 'All Bids' }).tap();
      await page.waitForLoadState('networkidle');
      await page.close();
    }
    for (const [call, sum] of bytes) console.log(`  ${call.padEnd(46)} ${sum} bytes`);
    return [...bytes.values()].reduce((sum, each) => sum + each, 0);
  });

/** Memory of the page's script in bytes after 6 and after 60 screens. */
const memoryOfScreens = (app: OpenApp): Promise<{ six: number; sixty: number }> =>
  withPage(app, async (page, context) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    const names = ['Wallet', 'All Bids', 'Home', 'Passbook', 'Chat', 'Home'];
    const entries = page.getByRole('navigation', { name: 'Main' });
    const walk = async (rounds: number): Promise<number> => {
      for (let round = 0; round < rounds; round++)
        for (const name of names) {
          await entries.getByRole('link', { name }).tap();
          await page.waitForLoadState('networkidle');
        }
      await devtools.send('HeapProfiler.collectGarbage');
      const { metrics } = await devtools.send('Performance.getMetrics');
      return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
    };
    return { six: await walk(1), sixty: await walk(9) };
  });

/** Measures what a player's day costs: data, and memory of a page that stays open. */
export const day: Benchmark = ({ folder }) =>
  withApp(folder, async (app) => {
    const bytes = await bytesOfDay(app);
    const { six, sixty } = await memoryOfScreens(app);
    const megabytes = 1024 ** 2;
    return [
      { what: "data of a day's play", unit: 'kB', values: [bytes / 1024], budget: '≤ 150' },
      {
        what: 'memory after 60 screens, beside that after 6',
        unit: 'MB',
        values: [sixty / megabytes],
        floor: [six / megabytes],
        budget: '≤ 1.2 × floor',
      },
      {
        what: 'memory after 60 screens',
        unit: 'MB',
        values: [sixty / megabytes],
        budget: '≤ 30',
      },
    ];
  });
