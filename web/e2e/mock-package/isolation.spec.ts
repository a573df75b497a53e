import { listen } from '@matka/contracts/sources/http/http-server';
import { createMockClient, type MockClient } from '@matka/mock-server/client/mock-client';
import { createMock } from '@matka/mock-server/create-mock';
import { test as base, expect } from '@matka/mock-server/package/playwright';
import type { Page } from '@playwright/test';
import { serveSmallApp } from './small-app.ts';

const test = base.extend<object, { mock: MockClient }>({
  // As a worker has it in a project that starts no mock itself.
  mock: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern.
    async ({}, use) => {
      const own = await createMock({ port: 0, worlds: 'named' });
      await use(createMockClient(own.url));
      await own.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ mock }, use) => {
    const app = await serveSmallApp(mock.url);
    await use(app.url);
    await app.close();
  },
});
test.use({ scenario: 'no-markets', serviceWorkers: 'allow' });
// One worker: each starts a mock.
test.describe.configure({ mode: 'default' });

const markets = '/api/markets/?app_id=kalyan-matka';

/** The text of the response to a request for the markets from a page. */
const marketsSeenBy = (page: Page): Promise<string> =>
  page.evaluate(async (url) => (await fetch(url)).text(), markets);

test('every request of a page, a popup and a second context goes to the world of the test', async ({
  page,
  browser,
  mock,
}) => {
  await page.goto('/');
  const url = `${mock.url}/markets/?app_id=kalyan-matka`;
  expect(await page.evaluate(async (at) => (await fetch(at)).text(), url)).toBe('[]');
  await page.route('**/api/**', (route) => route.continue());
  expect(await marketsSeenBy(page)).toBe('[]');
  await page.unrouteAll();
  await page.route('**/api/**', async (route) => route.fulfill({ response: await route.fetch() }));
  expect(await marketsSeenBy(page)).toBe('[]');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/'));
  expect(await marketsSeenBy(await opened)).toBe('[]');
  const second = await (await browser.newContext()).newPage();
  await second.goto('/');
  expect(await marketsSeenBy(second)).toBe('[]');
  await second.context().close();
});

test('a service worker is in the world of the test', async ({ page }) => {
  await page.goto('/');
  const seen = await page.evaluate(async (url) => {
    await navigator.serviceWorker.register('/worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    active?.postMessage(url, [port2]);
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
  }, markets);
  expect(seen).toBe('[]');
});

test('requests without a page go to the world of the test, and one that names no world fails with the reason', async ({
  request,
  context,
  playwright,
}) => {
  expect(await (await request.get(markets)).text()).toBe('[]');
  expect(await (await context.request.get(markets)).text()).toBe('[]');
  const own = await playwright.request.newContext();
  expect(await (await own.get(markets)).text()).toBe('[]');
  await own.dispose();
  const nameless = await playwright.request.newContext({ extraHTTPHeaders: {} });
  const refused = await nameless.get(markets);
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('There is no world \\"kalyan-matka\\"');
  await nameless.dispose();
});

test.describe('a test file with extra headers', () => {
  test.use({ extraHTTPHeaders: { 'x-own': 'kept' } });

  test('the headers of the file go everywhere, and that of the world only to the app and the mock', async ({
    page,
    request,
  }) => {
    const { url, close } = await listen(({ headers }, response) => {
      response.setHeader('access-control-allow-origin', '*');
      response.end(`${headers['x-own']} ${headers['x-mock-world']}`);
    });
    expect(await (await request.get(markets)).text()).toBe('[]');
    await page.goto('/');
    expect(await marketsSeenBy(page)).toBe('[]');
    const read = async (url: string) => (await fetch(url)).text();
    expect(await page.evaluate(read, url)).toBe('kept undefined');
    await close();
  });
});
