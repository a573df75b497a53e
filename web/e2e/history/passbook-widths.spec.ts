import { lostText } from '../accessibility/large-text.ts';
import { changeResponse } from '../changed-response.ts';
import { expect, test } from '../fixtures.ts';
import { horizontalOverflow } from '../horizontal-overflow.ts';

test.use({ scenario: 'three-pages-of-history' });

/** The fonts that the page is seen in: its own, and the widest that phones and desktops have. */
const fonts = ['', 'Verdana, DejaVu Sans'];

/** Sizes of phones, upright and on their side, and of desktops. */
const windows = [
  [320, 568],
  [360, 640],
  [375, 667],
  [412, 915],
  [480, 800],
  [560, 800],
  [640, 360],
  [844, 390],
  [768, 1024],
  [1280, 720],
] as const;

/** Amounts in the wallet: of five digits, and as long as they get, with a part and without. */
const amounts = [10_000, 12_34_567.5, 98_76_54_321.5];

test('the columns of the passbook neither touch nor overflow for any amount in the wallet', async ({
  page,
  openAs,
}) => {
  test.slow();
  await page.route('**/bets/history/**', (route) =>
    changeResponse(route, (body) => ({
      ...body,
      data: body.data.map((record, index) => {
        const { bet_details } = record as { bet_details: object };
        const before = amounts[index % amounts.length];
        return { ...record, bet_details: { ...bet_details, before_amount: before } };
      }),
    })),
  );
  await openAs('/passbook');
  const table = page.getByRole('region', { name: 'Transactions' });
  const current = table.getByRole('columnheader', { name: 'Current amount' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  const found: string[] = [];
  for (const font of fonts) {
    await page.evaluate((family) => {
      document.body.style.fontFamily = family;
    }, font);
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      await table.evaluate((box) => box.scrollTo(0, 0));
      const place = `${width}x${height} in ${font || 'its own font'}`;
      const inside = await current.evaluate((head) => {
        const { left, right } = head.getBoundingClientRect();
        return left >= 0 && right <= document.documentElement.clientWidth + 1;
      });
      if (!inside) found.push(`${place}: Current amount is outside`);
      found.push(...(await lostText(page)).map((text) => `${place}: ${text}`));
      found.push(...(await horizontalOverflow(page)).map((box) => `${place}: ${box} scrolls`));
    }
  }
  expect(found).toEqual([]);
});
