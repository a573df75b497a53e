import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import { eachOf } from '../pages/each-of.ts';
import { market, pointsOf } from './bid-case.ts';
import { screensByKind } from './cases/all.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { putState } from './navigation-state.ts';

const phone = { width: 360, height: 640 };
/** Height left by the on-screen keyboard. */
const aboveKeyboard = { width: 360, height: 380 };
const offered = [...betTypes, classicHalfSangam];

for (const [kind, screens] of Object.entries(screensByKind)) {
  test(`the screens of ${kind} fit a small phone: empty, under a keyboard and full of bids`, {
    tag: '@APP-01',
  }, async ({ page, openBetTypes, betTypes: options, bids }) => {
    // Several screens in sequence.
    test.slow();
    await openBetTypes();
    for (const screen of screens) {
      await test.step(screen.path, async () => {
        const betType = offered.find(({ name }) => name === screen.tile);
        await putState(page, screen.path, (state) => ({ ...state, betType }));
        await bids.isShown(screen.path);
        expect(await horizontalOverflow(page)).toEqual([]);

        await page.setViewportSize(aboveKeyboard);
        // The resize arrives a moment later; a field focused earlier is not scrolled into view.
        await page.waitForFunction((height) => innerHeight === height, aboveKeyboard.height);
        for (const box of await eachOf(bids.boxes)) {
          await box.focus();
          await bids.isInReach(box);
        }
        // The adding control is in reach while the last field is focused: the points, except where
        // every field is a bid.
        const adding = screen.tableless ? [] : await eachOf(bids.adding);
        for (const button of adding) await bids.isInReach(button);

        await page.setViewportSize(phone);
        await screen.fillIn(bids);
        await bids.hasTotals(screen.rows.length, pointsOf(screen.rows));
        await bids.isInReach(page.getByRole('button', { name: 'Continue' }));
        expect(await horizontalOverflow(page)).toEqual([]);
        await page.goBack();
        await options.isShownFor(market);
      });
    }
  });
}
