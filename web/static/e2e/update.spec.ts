import { HomePage } from '../../e2e/pages/home-page.ts';
import { expect, nextFolder, SitePage, test } from './fixtures.ts';

test('an update while the site is open waits for the player and keeps all worlds', async ({
  host,
  page,
  context,
}) => {
  const site = new SitePage(page, host.url);
  const home = new HomePage(page);
  const update = page.getByRole('button', { name: 'Update' });
  await site.open();
  await site.freeze();
  await site.signIn();
  await site.isCached();
  const other = new SitePage(await context.newPage(), host.url);
  await other.open('home');
  await new HomePage(other.page).expectWallet(10000);

  host.deploy(nextFolder());
  await page.bringToFront();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(update).toBeVisible();
  // Until then the older version goes on, its files gone from the host, its worker stopped at times.
  await site.stopWorker();
  await site.placeBets();
  await page.getByRole('button', { name: 'Back' }).click();
  await home.expectWallet(9960);
  await expect(site.bar).not.toContainText('Version 99.0.0');

  await update.click();
  await expect(site.bar).toContainText('Version 99.0.0');
  await home.expectWallet(9960);
  await expect(site.note).toBeHidden();
  // The other tab is not reloaded: it plays on in the same worlds.
  await expect(other.bar).not.toContainText('Version 99.0.0');
  expect(await other.setBalance(77)).toBe(200);
  expect(await site.setBalance(78)).toBe(200);
  expect(await other.balance()).toBe(78);
  await expect(other.note).toBeHidden();
  const { text } = await site.call('POST', '__mock/worlds/kalyan-matka/replay/');
  expect(JSON.parse(text).differences).toEqual([]);
  await site.stopWorker();
  expect(await site.balance()).toBe(78);
});

test('a first visit loads each file of the engine once and shows how much is there', async ({
  host,
  page,
}) => {
  host.slowDown(150);
  const site = new SitePage(page, host.url);
  const seen: number[] = [];
  const texts = new Set<string>();
  await page.exposeFunction('noteProgress', (value: number, text: string) => {
    seen.push(value);
    texts.add(text);
  });
  await page.addInitScript(() => {
    const look = (): void => {
      const progress = document.querySelector<HTMLProgressElement>('.demo-bar progress');
      const text = progress?.closest('.demo-bar')?.textContent;
      if (progress) void Reflect.get(globalThis, 'noteProgress')(progress.position, text);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await site.open();
  await site.isCached();
  expect([...texts].join()).toMatch(/Loading the mock: \d+ %/);
  expect(seen.every((value, n) => value >= (seen[n - 1] ?? 0))).toBe(true);
  expect(new Set(seen).size).toBeGreaterThan(5);
  const engine = host.sent.filter((path) => path.includes('/engine/')).sort();
  expect(engine).toEqual([
    expect.stringContaining('/engine/engine-'),
    expect.stringContaining('/engine/sqlite3-'),
  ]);
});

test('the first screen of a far host comes before the engine', async ({ host, page }) => {
  host.beFar(300);
  const site = new SitePage(page, host.url);
  await page.goto(host.url);
  await site.isCached();
  const first = host.sent.findIndex((path) => /engine\/|sw\.js/.test(path));
  const before = host.sent.slice(0, first);
  expect(before.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(2);
  expect(before.some((path) => path.endsWith('.css'))).toBe(true);
});

test('what needs a file that is gone from the host says so, and the mock goes on', async ({
  host,
  page,
}) => {
  const site = new SitePage(page, host.url);
  await site.open();
  expect(await site.setBalance(5)).toBe(200);
  await site.isCached();
  await host.close();
  const { status, text } = await site.call('PUT', '__mock/worlds/other/', { seed: 77 });
  expect(status).toBe(503);
  expect(text).toContain('go online');
  expect(await site.balance()).toBe(5);
});
