import { marketSeeds } from '@matka/fixtures/markets';
import { expect, test } from '../fixtures.ts';

// The last day of a month that touches six weeks.
test.use({ now: '2026-11-30T12:00:00+05:30' });

test('the chart of each market scrolls in a box of 450 px under its head, with each date on one line', {
  tag: ['@CHART-01', '@CHART-02', '@CHART-03', '@CHART-11'],
}, async ({ page, openAs }) => {
  await openAs('/chart');
  const market = page.getByLabel('Market');
  const box = page.getByRole('region', { name: 'Chart' });
  await expect(market).toHaveValue('SITA MORNING');
  await expect(market.locator('option')).toHaveText(marketSeeds.map(({ name }) => name));
  await expect(page.getByRole('heading', { name: 'November 2026' })).toBeVisible();
  const head = box.getByRole('columnheader', { name: 'Date range' });
  const rows = box.getByRole('rowheader');
  await expect(rows).toHaveCount(6);

  const frame = await box.boundingBox();
  expect(frame?.height).toBeLessThanOrEqual(450);
  const { scrollHeight, clientHeight } = await box.evaluate((node) => ({
    scrollHeight: node.scrollHeight,
    clientHeight: node.clientHeight,
  }));
  expect(scrollHeight).toBeGreaterThan(clientHeight);
  // It opens at the current week, with the head in view.
  await expect(rows.last()).toBeInViewport();
  await expect(head).toBeInViewport();
  await box.evaluate((node) => node.scrollTo(0, 0));
  await expect(rows.first()).toBeInViewport();
  expect((await head.boundingBox())?.y).toBeCloseTo((frame?.y ?? 0) + 1, 0);

  const cells = await box.getByRole('cell').allInnerTexts();
  await market.selectOption('Kalyan Matka');
  await expect(page.getByRole('table', { name: 'Kalyan Matka, November 2026' })).toBeVisible();
  expect(await box.getByRole('cell').allInnerTexts()).not.toEqual(cells);

  // A date keeps to one line, in the widest font too.
  await page.evaluate(() => {
    document.body.style.fontFamily = 'Verdana, DejaVu Sans';
  });
  const lines = await rows.evaluateAll((heads) =>
    heads.map((head) =>
      [...(head.textContent ?? '').matchAll(/\d\d\/\d\d\/\d{4}/g)].map(({ 0: date, index }) => {
        const range = document.createRange();
        const text = head.firstChild;
        if (!text) return 0;
        range.setStart(text, index);
        range.setEnd(text, index + date.length);
        return range.getClientRects().length;
      }),
    ),
  );
  expect(lines).toEqual(Array.from({ length: 6 }, () => [1, 1]));
});
