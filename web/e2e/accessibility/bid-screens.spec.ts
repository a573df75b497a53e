import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import type { Page } from '@playwright/test';
import type { Entry } from '../../src/features/bids/engine/definition.ts';
import type { PlayedCase } from '../../src/features/bids/played-case.ts';
import { played as jodiDigits } from '../../src/features/bids/screens/jodi-digits.ts';
import { played as multiDigit } from '../../src/features/bids/screens/multi-digit.ts';
import { played as spMotor } from '../../src/features/bids/screens/sp-motor.ts';
import { playedScreens, pointsOf, rowsOf } from '../../src/testing/played-cases.ts';
import { horizontalOverflow } from '../horizontal-overflow.ts';
import type { BidPage } from '../pages/bid-page.ts';
import { putState } from '../put-state.ts';
import { coveredFields } from './covered-fields.ts';
import { expect, test } from './fixtures.ts';
import { lostTexts } from './inspect.ts';
import { lostAtTextSize } from './large-text.ts';

const phone = { width: 360, height: 640 };
/** Height left by the on-screen keyboard. */
const aboveKeyboard = { width: 360, height: 380 };
const offered = [...betTypes, classicHalfSangam];

/** Opens a bid screen from the list of bet types or another bid screen, by its navigation state. */
async function openByState(page: Page, bids: BidPage, { path, tile }: PlayedCase): Promise<void> {
  await putState(page, path, { betType: offered.find(({ name }) => name === tile) });
  // The screens before it have fields of the same names.
  await expect(page.getByRole('heading', { name: tile, exact: true })).toBeVisible();
  await bids.isShown(path);
}

/** The controls of a list that cannot be tapped where they are, or once they are focused: runs in the page. */
async function outOfReach(controls: Element[], focuses: boolean): Promise<string[]> {
  const shareInView = (control: Element) =>
    new Promise<number>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry?.intersectionRatio ?? 0);
      });
      observer.observe(control);
    });
  const isOnTop = (control: Element): boolean => {
    const { x, y, width, height } = control.getBoundingClientRect();
    return control.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  const isInReach = async (control: Element): Promise<boolean> => {
    for (let looks = 0; looks < 200; looks += 1)
      if ((await shareInView(control)) >= 0.99 && isOnTop(control)) return true;
    return false;
  };
  const names: string[] = [];
  for (const control of controls) {
    if (focuses && control instanceof HTMLElement) control.focus();
    if (!(await isInReach(control))) names.push(control.outerHTML.slice(0, 200));
  }
  return names;
}

/** Checks that each field, and what adds a bid, is in reach above the keyboard; of a phone on its side, each field. */
async function fitsAboveKeyboard(page: Page, bids: BidPage, tableless = false): Promise<void> {
  await page.setViewportSize(aboveKeyboard);
  // The resize arrives a moment later; a field focused earlier is not scrolled into view.
  await page.waitForFunction((height) => innerHeight === height, aboveKeyboard.height);
  await expect(bids.boxes.first()).toBeVisible();
  expect(await bids.boxes.evaluateAll(outOfReach, true)).toEqual([]);
  // While the last field is focused: the points, except where every field is a bid.
  if (!tableless) {
    await expect(bids.adding.first()).toBeVisible();
    expect(await bids.adding.evaluateAll(outOfReach, false)).toEqual([]);
  }
  expect(await coveredFields(page)).toEqual([]);
  await page.setViewportSize(phone);
}

/** The parts of a definition that decide the markup of its form. */
const shapeOf = ({ kind, fields, options, board }: Entry): string =>
  [kind, fields.length, options?.kind, board].join();

test('every bid screen fits a small phone, and each form is tappable, accessible and in reach above the keyboard', {
  tag: '@APP-01',
}, async ({ page, openBetTypes, bids, checkAccessibility }) => {
  test.slow();
  await openBetTypes();
  const inspected = new Set<string>();
  for (const { definition, played } of playedScreens) {
    await test.step(played.path, async () => {
      await openByState(page, bids, played);
      expect(await horizontalOverflow(page)).toEqual([]);
      // Screens of one form differ by their texts: bids are entered on the first.
      const shape = shapeOf(definition.entry);
      if (inspected.has(shape)) {
        expect(await lostTexts(page)).toEqual([]);
        return;
      }
      inspected.add(shape);
      await fitsAboveKeyboard(page, bids, played.tableless);
      await played.fillIn(bids);
      await bids.hasTotals(rowsOf(played.rows).length, pointsOf(played.rows));
      await bids.isInReach(page.getByRole('button', { name: 'Continue' }));
      expect(await horizontalOverflow(page)).toEqual([]);
      await checkAccessibility(played.path);
    });
  }
});

test('the fields show the whole typed value at every text size, and the board of jodis is tappable and accessible on the narrowest phone', {
  tag: '@APP-01',
}, async ({ page, open, bids, checkAccessibility }) => {
  const narrow = { width: 320, height: 568 };
  await open(jodiDigits);
  await bids.press('Use the board of jodis');
  // On a usual small phone all hundred are in view.
  for (const jodi of ['00', '99'])
    await bids.isInReach(page.getByRole('button', { name: jodi, exact: true }));
  await page.setViewportSize(narrow);
  await page.waitForFunction(({ width }) => screen.width === width, narrow);
  await bids.press('10 points');
  for (const jodi of ['00', '09', '99', '99']) await bids.press(jodi);
  await bids.hasRows(['99 20 Close', '09 10 Close', '00 10 Close']);
  await bids.isInReach(page.getByRole('button', { name: '99', exact: true }));
  expect(await horizontalOverflow(page)).toEqual([]);
  await checkAccessibility('the board of jodis');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await bids.press('98');
  await bids.hasTotals(4, 50);
  expect(await horizontalOverflow(page)).not.toContain('page');

  for (const [screen, values] of [
    [multiDigit, { 'Points for digit 5': '10000' }],
    [spMotor, { 'SP Motor': '123456', 'Enter Points': '10000' }],
  ] as const) {
    await openByState(page, bids, screen);
    for (const [name, value] of Object.entries(values))
      await page.getByRole('textbox', { name }).fill(value);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      await page.waitForFunction((wanted) => innerWidth === wanted, width);
      for (const percent of [100, 130, 150, 200]) {
        // Suggestions that can be picked may end in the middle.
        const cutFields = expect.poll(async () =>
          (await lostAtTextSize(page, percent)).filter((each) => each.endsWith('cut by its field')),
        );
        await cutFields.toEqual([]);
      }
    }
  }
});
