import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** The weight and size of the text in each element that the selector finds, or of all that is shown. */
const fontsOf = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((elements) => {
    const hasText = (element: Element) =>
      Array.from(element.childNodes).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      ) || element instanceof HTMLInputElement;
    const found = elements
      .filter((element) => hasText(element))
      .map((element) => getComputedStyle(element));
    return [...new Set(found.map(({ fontWeight, fontSize }) => `${fontWeight} ${fontSize}`))];
  });

/** Holds the code of the page back until the static shell has used this many fonts, which are returned. */
async function fontsBefore(page: Page, open: () => Promise<unknown>, count: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const opened = open();
  await expect(page.locator('.start-fonts p')).toHaveCount(count);
  const fonts = await fontsOf(page, '.start-fonts p');
  resolve();
  await opened;
  return fonts;
}

test('the fonts of home are used while its code is on the way', async ({ page, openAs, home }) => {
  const ready = await fontsBefore(page, () => openAs('/home'), 10);
  await home.isShown();
  await expect(page.locator('.start-fonts')).toHaveCount(0);
  expect(ready).toEqual(expect.arrayContaining(await fontsOf(page, '#root *:visible')));
});
