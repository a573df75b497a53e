import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import type { Page } from '@playwright/test';
import { screensByKind } from '../../src/testing/bid-cases/all.ts';
import { market, pointsOf } from '../../src/testing/bid-cases/bid-case.ts';
import { horizontalOverflow } from '../bids/horizontal-overflow.ts';
import { putState } from '../bids/navigation-state.ts';
import type { BidPage } from '../pages/bid-page.ts';
import { eachOf } from '../pages/each-of.ts';
import { expect, test } from './fixtures.ts';

const phone = { width: 360, height: 640 };
/** Height left by the on-screen keyboard. */
const aboveKeyboard = { width: 360, height: 380 };
const offered = [...betTypes, classicHalfSangam];

/** Whether each field, and what adds a bid, is in reach above the keyboard. */
async function fitsAboveKeyboard(page: Page, bids: BidPage, tableless = false): Promise<void> {
  await page.setViewportSize(aboveKeyboard);
  // The resize arrives a moment later; a field focused earlier is not scrolled into view.
  await page.waitForFunction((height) => innerHeight === height, aboveKeyboard.height);
  for (const box of await eachOf(bids.boxes)) {
    await box.focus();
    await bids.isInReach(box);
  }
  // While the last field is focused: the points, except where every field is a bid.
  const adding = tableless ? [] : await eachOf(bids.adding);
  for (const button of adding) await bids.isInReach(button);
  await page.setViewportSize(phone);
}

for (const [kind, screens] of Object.entries(screensByKind)) {
  test(`the screens of ${kind} fit a small phone: empty, under a keyboard and full of bids; all can see, hit and read them`, {
    tag: '@APP-01',
  }, async ({ page, openBetTypes, betTypes: options, bids, checkAccessibility }) => {
    // Several screens in sequence.
    test.slow();
    await openBetTypes();
    for (const screen of screens) {
      await test.step(screen.path, async () => {
        const betType = offered.find(({ name }) => name === screen.tile);
        await putState(page, screen.path, (state) => ({ ...state, betType }));
        await bids.isShown(screen.path);
        expect(await horizontalOverflow(page)).toEqual([]);
        await fitsAboveKeyboard(page, bids, screen.tableless);

        await screen.fillIn(bids);
        await bids.hasTotals(screen.rows.length, pointsOf(screen.rows));
        await bids.isInReach(page.getByRole('button', { name: 'Continue' }));
        expect(await horizontalOverflow(page)).toEqual([]);
        await checkAccessibility(screen.path);
        // Leave this screen first: the next one has fields of the same names.
        await page.goBack();
        await options.isShownFor(market);
      });
    }
  });
}
