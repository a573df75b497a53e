import puppeteer, { type Browser, type ElementHandle, type Page } from 'puppeteer-core';
import type { Session, Tab } from './tab.ts';

const tabOf = (page: Page): Tab => ({
  goto: async (url) => void (await page.goto(url)),
  evaluate: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
  click: async (expression) => {
    await page.bringToFront();
    const element = (await page.evaluateHandle(expression)).asElement();
    if (!element) throw new Error('There is nothing to click.');
    await (element as ElementHandle<Element>).click();
  },
  type: async (text) => {
    for (const key of text)
      await (key === '\n' ? page.keyboard.press('Enter') : page.keyboard.type(key));
  },
  screenshot: async () => Buffer.from(await page.screenshot()),
});

/** Starts a Firefox without a window, over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Session> {
  const browser: Browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 412, height: 915 },
  });
  return {
    open: async () => tabOf(await browser.newPage()),
    close: () => browser.close(),
  };
}
