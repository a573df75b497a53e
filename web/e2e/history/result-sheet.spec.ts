import { lostText } from '../accessibility/large-text.ts';
import { expect, test } from '../fixtures.ts';

/** The style of the page, whatever the row has that opens the sheet. */
const ofPage = { fontSize: '16px', fontWeight: '400', whiteSpace: 'normal', textAlign: 'start' };

test('the sheet of a result fits into the window of phones and desktops', async ({
  page,
  openAs,
}) => {
  await openAs('/market-result-history');
  await page.getByLabel('Date').fill('2026-11-19');
  await page.getByRole('main').getByRole('listitem').first().getByRole('button').click();
  const sum = page
    .getByRole('dialog')
    .getByText(/\d \+ \d \+ \d = \d/)
    .first();
  for (const width of [320, 360, 412, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    await page.waitForFunction((expected) => screen.width === expected, width);
    await expect(sum).toBeInViewport({ ratio: 1 });
    expect(await lostText(page), `${width} px`).toEqual([]);
  }
  const style = await sum.evaluate((text) => {
    const { fontSize, fontWeight, whiteSpace, textAlign } = getComputedStyle(text);
    return { fontSize, fontWeight, whiteSpace, textAlign };
  });
  expect(style).toEqual(ofPage);
});
