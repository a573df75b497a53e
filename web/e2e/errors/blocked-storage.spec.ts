import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { rowsOf } from '../../src/testing/played-cases.ts';
import { expect, test } from '../bids/fixtures.ts';

/** Runs in the page: denies its storages, as a browser does that blocks all data of sites. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
}

// The unit tests of each module hold a storage that is full.
test('a player signs in, bets once and reloads where storage is denied', async ({
  page,
  signIn,
  home,
  betTypes,
  bids,
  expectPlaced,
  console: seen,
}) => {
  await page.addInitScript(denyStorage);
  await signIn();
  await home.placeBetOn('Kalyan Matka');
  await betTypes.choose(jodiDigits.tile);
  await bids.isShown(jodiDigits.path);
  await jodiDigits.fillIn(bids);
  await bids.submitBids();
  await expect(page.getByRole('dialog')).toContainText('Success!');
  await expectPlaced(rowsOf(jodiDigits.rows).length);
  await page.keyboard.press('Escape');
  await page.goto('/home');
  await home.isShown();
  // The console has a line about what is lost with the page.
  for (const line of seen.splice(0))
    expect(line).toMatch(
      /^warning: (The draft of the bids|A submission) could not be (kept|stored)/,
    );
});
