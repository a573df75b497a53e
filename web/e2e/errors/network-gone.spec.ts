import { expect, test } from '../fixtures.ts';

// On a first visit, with screens loaded in advance and no worker.
test.use({ savesData: false });

test('a submission without a network shows an alert of the app', async ({
  page,
  context,
  openAs,
  home,
  betTypes,
  bids,
}) => {
  const loadedAhead = [/\/assets\/bid-route-/, /\/bet-types\//].map((url) =>
    page.waitForResponse(url),
  );
  await openAs('/home');
  await home.isShown();
  await Promise.all(loadedAhead);
  // A response counts from its head on, and the screen needs the rest of it too.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await home.placeBetOn('Kalyan Matka');
  await betTypes.choose('Single Digit');
  await bids.isShown('/multi-digit');
  await bids.choose('Open');
  await bids.fill('Points for digit 0', '15');
  await bids.press('Continue');
  await bids.confirmation.submit();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Network error - please check your connection and try again.',
  );
});
