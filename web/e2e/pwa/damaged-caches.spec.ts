import type { Page } from '@playwright/test';
import { expect, test, workerServes } from './fixtures.ts';

/** A file in the cache: its beginning is kept, its status and type may change. */
interface Damage {
  file: string;
  keep?: number;
  status?: number;
  type?: string;
}

/** Replaces files in the caches of the page, as a broken disk or a foreign network leaves them. */
const damage = (page: Page, damages: readonly Damage[]): Promise<void> =>
  page.evaluate(async (all) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const wanted = all.find(({ file }) => request.url.endsWith(file));
        const found = wanted && (await cache.match(request));
        if (!found) continue;
        const { keep = 0, status = 200, type } = wanted;
        const headers = { 'content-type': type ?? found.headers.get('content-type') ?? '' };
        const body = (await found.text()).slice(0, keep);
        await cache.put(request, new Response(body, { status, headers }));
      }
    }
  }, damages);

/** The page and the files are judged apart from each other: one visit meets a damage of each. */
const damages: readonly (readonly Damage[])[] = [
  [{ file: '/' }, { file: '.js', status: 503 }],
  [
    { file: '/', keep: 4000 },
    { file: '.css', status: 404 },
  ],
  [
    { file: '/', keep: 9999, status: 502 },
    { file: '.js', type: 'text/html' },
  ],
  [{ file: '/', keep: 9999, type: 'text/plain' }],
];

test('the app starts with damaged files in its cache: repaired once, repaired on Retry, or loaded instead', async ({
  page,
  login,
  console: output,
}) => {
  await login.open();
  await login.isShown();
  await workerServes(page);
  await test.step('a truncated script is repaired', async () => {
    await damage(page, [{ file: '.js', keep: 500 }]);
    await page.goto('/login');
    await login.isShown();
    expect(output.splice(0).join()).toContain('uncaught');
    await workerServes(page);
  });
  // Before the steps that load files from the network: the browser keeps them in memory and asks no cache.
  await test.step('an empty script is repaired on Retry', async () => {
    await damage(page, [{ file: '.js', type: 'text/javascript' }]);
    await page.goto('/login');
    await expect(page.getByRole('alert')).toContainText('The app could not be loaded.');
    output.length = 0;
    await page.getByRole('button', { name: 'Retry' }).click();
    await login.isShown();
    await workerServes(page);
  });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  for (const files of damages) {
    await test.step(JSON.stringify(files), async () => {
      await damage(page, files);
      loads = 0;
      await page.goto('/login');
      await login.isShown();
      // Not by a repair, which loads the page again.
      expect(loads).toBe(1);
      expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
    });
  }
});

test('the pages and files come from the network if the cache storage fails', async ({
  page,
  host,
  login,
}) => {
  host.damageCaches();
  await login.open();
  await login.isShown();
  await workerServes(page);
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Register Now' })).toBeVisible();
});
