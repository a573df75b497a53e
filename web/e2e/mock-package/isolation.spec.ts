import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMockClient, type MockClient } from '@matka/mock-server/client/mock-client';
import { createMock } from '@matka/mock-server/create-mock';
import { test as base, expect } from '@matka/mock-server/package/playwright';
import type { APIResponse, Page } from '@playwright/test';
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

const markets = '/api/markets/?app_id=kalyan-matka';

/** The text of the response to a request for the markets from a page. */
const marketsSeenBy = (page: Page): Promise<string> =>
  page.evaluate(async (url) => (await fetch(url)).text(), markets);

const isOfNoWorld = async (response: APIResponse): Promise<void> => {
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain('There is no world \\"kalyan-matka\\"');
};

test('a page stays in the world of the test if a route handler continues its requests', async ({
  page,
}) => {
  await page.route('**/api/**', (route) => route.continue());
  await page.goto('/');
  expect(await marketsSeenBy(page)).toBe('[]');
});

test('a page stays in the world of the test if a route handler fetches its requests', async ({
  page,
}) => {
  await page.route('**/api/**', async (route) => route.fulfill({ response: await route.fetch() }));
  await page.goto('/');
  expect(await marketsSeenBy(page)).toBe('[]');
});

test('requests without a page go to the world of the test', async ({
  request,
  page,
  playwright,
}) => {
  expect(await (await request.get(markets)).text()).toBe('[]');
  expect(await (await page.request.get(markets)).text()).toBe('[]');
  const own = await playwright.request.newContext();
  expect(await (await own.get(markets)).text()).toBe('[]');
  await own.dispose();
});

test('a second context and a popup are in the world of the test', async ({ browser, page }) => {
  await page.goto('/');
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

test('a page that calls the mock directly is in the world of the test', async ({ page, mock }) => {
  await page.goto('/');
  const url = `${mock.url}/markets/?app_id=kalyan-matka`;
  expect(await page.evaluate(async (at) => (await fetch(at)).text(), url)).toBe('[]');
});

test('a request to another site has no header of the mock', async ({ page }) => {
  const other = createServer(({ method, headers }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.end(`${method} ${headers['x-mock-world']}`);
  });
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await page.goto('/');
  const read = async (url: string) => (await fetch(url)).text();
  expect(await page.evaluate(read, `http://127.0.0.1:${port}/`)).toBe('GET undefined');
  other.close();
});

test.describe('a test file with extra headers', () => {
  test.use({ extraHTTPHeaders: { 'x-own': '1' } });

  test('the page and the requests of a file with extra headers stay in the world of the test', async ({
    page,
    request,
  }) => {
    expect(await (await request.get(markets)).text()).toBe('[]');
    await page.goto('/');
    expect(await marketsSeenBy(page)).toBe('[]');
  });
});

test('a request that names no world fails with an error that gives the reason', async ({
  playwright,
}) => {
  const own = await playwright.request.newContext({ extraHTTPHeaders: {} });
  await isOfNoWorld(await own.get(markets));
  await own.dispose();
});
