import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, siteFolder, sites, test } from './fixtures.ts';

/** The page shows one sentence and the two commands, and no app. */
async function isRefused(page: Page, sentence: string): Promise<void> {
  await expect(page.locator('body')).toContainText(sentence);
  await expect(page.locator('body')).toContainText('npm ci');
  await expect(page.locator('body')).toContainText('npm start');
  await expect(page.getByLabel('Mobile number')).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Demo' })).toHaveCount(0);
}

test('opened from a file', async ({ page }) => {
  await page.goto(`${pathToFileURL(siteFolder())}/index.html`);
  await isRefused(page, 'opened from a file');
});

test('at an address that is not secure', async ({ playwright }) => {
  const { MATKA_BROWSER: executablePath = '', MATKA_BROWSER_SWITCHES = '' } = process.env;
  const args = [
    ...MATKA_BROWSER_SWITCHES.split(' '),
    '--host-resolver-rules=MAP demo.example 127.0.0.1',
  ];
  const browser = await playwright.chromium.launch({ executablePath, args });
  const page = await browser.newPage();
  await page.goto(sites.prefix.replace('localhost', 'demo.example'));
  await isRefused(page, 'not secure');
  await browser.close();
});

test('without service workers', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
  });
  await page.goto(sites.prefix);
  await isRefused(page, 'service workers');
});

test('without any storage', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse });
    }
    ServiceWorkerContainer.prototype.register = async () => refuse();
  });
  await page.goto(sites.prefix);
  await isRefused(page, 'stores nothing');
});

test('in an older browser', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'structuredClone');
  });
  await page.goto(sites.prefix);
  await isRefused(page, 'too old');
});

test('without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(sites.prefix);
  // Matchers of text pass over this element; what is drawn counts.
  expect(await page.locator('noscript').innerText()).toContain('npm ci && npm start');
  await context.close();
});
