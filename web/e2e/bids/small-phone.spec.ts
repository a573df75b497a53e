import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import { market, pointsOf } from './bid-case.ts';
import { screensByKind } from './cases/all.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './horizontal-overflow.ts';
import { putState } from './navigation-state.ts';

const phone = { width: 360, height: 640 };
/** What a keyboard leaves of it. */
const aboveKeyboard = { width: 360, height: 380 };
const offered = [...betTypes, classicHalfSangam];

for (const [kind, screens] of Object.entries(screensByKind)) {
  test(`the screens of ${kind} fit a small phone: empty, under a keyboard and full of bids`, {
    tag: '@APP-01',
  }, async ({ page, openBetTypes, betTypes: options, bids }) => {
    // Several screens, one after the other.
    test.slow();
    await openBetTypes();
    for (const screen of screens) {
      await test.step(screen.path, async () => {
        const betType = offered.find(({ name }) => name === screen.tile);
        await putState(page, screen.path, (state) => ({ ...state, betType }));
        await bids.isShown(screen.path);
        expect(await horizontalOverflow(page)).toEqual([]);

        await page.setViewportSize(aboveKeyboard);
        // The page learns of it a moment later; a box focused before that is not scrolled up.
        await page.waitForFunction((height) => innerHeight === height, aboveKeyboard.height);
        for (const box of await bids.boxes.all()) {
          await box.focus();
          await bids.isInReach(box);
        }
        // What adds, while the last box has the focus: the points, except where every box is a bid of its own.
        for (const button of await bids.adding.all()) await bids.isInReach(button);

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
