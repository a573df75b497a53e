import { lostText } from '../accessibility/large-text.ts';
import { expect, test } from '../fixtures.ts';

/** The style of the page, whatever the row has that opens the sheet. */
const ofPage = { fontSize: '16px', fontWeight: '400', whiteSpace: 'normal', textAlign: 'start' };

test('the results open at today and go two years back, and their sheet fits any window', {
  tag: ['@RESULT-02', '@RESULT-04', '@RESULT-05'],
}, async ({ page, openAs }) => {
  await openAs('/market-result-history');
  const day = page.getByLabel('Date');
  // At noon two markets have results, the second only its open result.
  const results = (date: string) =>
    page.getByRole('list', { name: `Market results of ${date}` }).getByRole('listitem');
  await expect(results('20/11/2026')).toHaveText([
    /^SITA MORNING\d{3}-\d\d-\d{3}$/,
    /^Sridevi\d{3}-\d\*-\*\*\*$/,
  ]);

  await day.fill('2024-11-22');
  await expect(results('22/11/2024')).toHaveCount(13);
  await expect(results('22/11/2024').first()).toHaveText(/^Kalyan Matka\d{3}-\d\d-\d{3}$/);
  // A Sunday: only the markets that are open every day.
  await day.fill('2026-11-15');
  await expect(results('15/11/2026')).toHaveText([
    /^Madhur Day/,
    /^SITA/,
    /^Sridevi/,
    /^Sridevi N/,
  ]);

  await day.fill('2026-11-19');
  await results('19/11/2026').first().getByRole('button').click();
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
