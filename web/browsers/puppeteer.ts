import puppeteer, { type ElementHandle, type Page, type SupportedBrowser } from 'puppeteer-core';
import type { Session, Tab } from './tab.ts';

const tabOf = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
  click: async (expression) => {
    await page.bringToFront();
    const element = (await page.evaluateHandle(expression)).asElement();
    if (!element) throw new Error('There is nothing to click.');
    // Once it has stopped moving: a drawer slides in.
    await (element as ElementHandle<Element>).asLocator().click();
  },
  type: async (text) => {
    for (const key of text)
      await (key === '\n' ? page.keyboard.press('Enter') : page.keyboard.type(key));
  },
  screenshot: async () => Buffer.from(await page.screenshot()),
});

/** Starts a browser without a window: Firefox over WebDriver BiDi, Chromium over its own protocol. */
export async function startPuppeteer(
  browser: SupportedBrowser,
  executablePath: string,
): Promise<Session> {
  const started = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    defaultViewport: { width: 412, height: 915 },
    args: browser === 'chrome' ? ['--no-sandbox'] : [],
  });
  return {
    open: async () => tabOf(await started.newPage()),
    close: () => started.close(),
  };
}
