import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { signIn } from '../browser/sign-in.ts';
import { phonesPage, windowPage } from './frames.ts';

export const documentSize = '412x892';

/** The screens on the first picture, in light and dark. */
const phones = ['home-light', 'bid-screen-light', 'home-dark'];

async function photograph(browser: Browser, html: string, file: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1200, height: 900 },
    deviceScaleFactor: 1.5,
  });
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  await page.locator('main').screenshot({ path: file, omitBackground: true });
  await context.close();
}

interface Hosts {
  mockUrl: string;
  app: string;
}

/** Photographs the console of a mock with the app beside it, in the world that the screens have used. */
async function consoleScreen(browser: Browser, { mockUrl, app }: Hosts): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: 1360, height: 900 },
    deviceScaleFactor: 1.5,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await signIn(context, app, mockUrl);
  const page = await context.newPage();
  // The browser lets the framed app store its session only under the host name of the console.
  const { port } = new URL(mockUrl);
  await page.goto(`http://localhost:${port}/__mock/`);
  await page.frameLocator('iframe').getByRole('main').getByRole('listitem').first().waitFor();
  await page.waitForLoadState('networkidle');
  const png = await page.screenshot();
  await context.close();
  return png;
}

export async function writeDocumentPictures(
  browser: Browser,
  { screens, out, ...hosts }: Hosts & { screens: string; out: string },
): Promise<void> {
  const pngs = phones.map((name) => {
    const [screen, scheme] = [name.replace(/-(light|dark)$/, ''), name.replace(/^.*-/, '')];
    return readFileSync(join(screens, `${screen}-${documentSize}-${scheme}.png`));
  });
  await photograph(browser, phonesPage(pngs), join(out, 'app.png'));
  const screen = await consoleScreen(browser, hosts);
  await photograph(browser, windowPage(screen), join(out, 'console.png'));
}
