import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { played as multiDigit } from '../../src/features/bids/screens/multi-digit.ts';
import { played as singlePana } from '../../src/features/bids/screens/single-pana.ts';
import { expect, test } from './fixtures.ts';

// Five minutes before the end of bidding.
test.use({ now: '2026-11-20T15:55:00+05:30' });

test('the confirmation shows totals, wallet and note above its buttons in landscape and on the smallest phone, and the form its parts', {
  tag: ['@CONFIRM-04', '@CONFIRM-05', '@CONFIRM-06'],
}, async ({ page, open, bids, betTypes }) => {
  await open(multiDigit);
  for (const digit of ['1', '2', '3', '4', '5', '6'])
    await bids.fill(`Points for digit ${digit}`, '10');
  await bids.press('Continue');
  await page.setViewportSize({ width: 640, height: 360 });
  await bids.confirmation.tells('Total Bids', '6');
  await bids.confirmation.tells('Wallet Balance After', '₹9,940.00');
  const note = page.getByText('Bid once placed can not be cancelled');
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Submit' })).toBeInViewport({ ratio: 1 });
  // The deadline is beside the bet, so that a second bid is above the totals.
  const bet = await bids.confirmation.box.getByText(/^Single Digit · /).boundingBox();
  const deadline = await bids.confirmation.box.getByText(/ bids till /).boundingBox();
  expect(deadline?.x).toBeGreaterThan((bet?.x ?? Infinity) + (bet?.width ?? 0));

  await page.keyboard.press('Escape');
  await page.goBack();
  await betTypes.choose(jodiDigits.tile);
  await bids.isInReach(page.getByRole('heading', { name: 'Jodi Digits' }));
  await bids.isInReach(page.getByRole('button', { name: 'What is this bet?' }));
  await bids.isInReach(page.getByLabel('Jodi Digit', { exact: true }));
  await bids.press('Use the board of jodis');
  await expect(page.getByRole('button', { name: '00', exact: true })).toBeVisible();

  await page.goBack();
  await page.setViewportSize({ width: 320, height: 568 });
  await betTypes.choose(singlePana.tile);
  await bids.isShown(singlePana.path);
  const add = page.getByRole('button', { name: 'Add Bid' });
  const [points, button] = [
    await bids.field('Enter Points').boundingBox(),
    await add.boundingBox(),
  ];
  if (!points || !button) throw new Error('The form is not in view');
  expect(button.y - points.y - points.height).toBeLessThan(24);
  expect(button.x + button.width).toBeCloseTo(points.x + points.width, -1);
  for (const pana of ['128', '137', '146']) await bids.add({ 'Single Pana': pana }, '10');
  await bids.press('Continue');
  await bids.isInReach(note);
  // Bidding has ended: the third button is on a separate line.
  await page.clock.runFor(6 * 60_000);
  await bids.isInReach(page.getByRole('button', { name: 'Refresh markets' }));
});
