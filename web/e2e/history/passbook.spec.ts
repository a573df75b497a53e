import { mainPlayer } from '@matka/fixtures/players';
import { expect, test } from '../fixtures.ts';
import { horizontalOverflow } from '../horizontal-overflow.ts';
import { rotateDevice } from './rotate-device.ts';

test('a player reads the passbook page by page, in portrait and in landscape', {
  tag: ['@PASSBOOK-02', '@PASSBOOK-03', '@PASSBOOK-06', '@PASSBOOK-15'],
}, async ({ page, world, openAs, history }) => {
  await openAs('/passbook');
  const table = page.getByRole('region', { name: 'Transactions' });
  const rows = table.getByRole('rowheader');
  await expect(history.position).toHaveText('1 / 8');
  await expect(history.previous).toBeDisabled();
  const placed = (await world.bets(mainPlayer.mobile))
    .slice(0, 10)
    .reduce((sum, { bet_details }) => sum + Math.max(1, bet_details.placed_bets?.length ?? 0), 0);
  await expect(rows).toHaveCount(placed);
  await history.next.click();
  await expect(history.position).toHaveText('2 / 8');
  await expect(page.getByRole('banner')).toBeInViewport();

  const rotate = page.getByRole('button', { name: 'Rotate screen' });
  await rotate.click();
  await expect(rotate).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await rotateDevice(page, { width: 640, height: 360 });
  await expect(table.getByRole('columnheader', { name: 'Current amount' })).toBeInViewport({
    ratio: 1,
  });
  expect(await horizontalOverflow(page)).toEqual([]);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(table.getByRole('columnheader', { name: 'Current amount' })).toBeInViewport({
    ratio: 1,
  });
  await rotate.click();
  await expect(rotate).toHaveAttribute('aria-pressed', 'false');
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});
