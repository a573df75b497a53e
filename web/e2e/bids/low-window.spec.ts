import { betTypes, classicHalfSangam } from '@matka/fixtures/bet-types';
import type { Page } from '@playwright/test';
import { casesByNumber, market } from '../../src/testing/played-cases.ts';
import { expect, test } from './fixtures.ts';
import { putState } from './navigation-state.ts';

const offered = [...betTypes, classicHalfSangam];

/** What is left of a phone on its side above an open keyboard. */
const low = { width: 640, height: 150 };

/** The fields of the page, or of its open dialog, that are out of view or covered once they have the focus. */
const coveredFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
    const fields = box.querySelectorAll<HTMLElement>('input:not([type=checkbox]), select');
    const isSeen = (field: HTMLElement) => {
      field.focus();
      const { top, bottom, left, width } = field.getBoundingClientRect();
      const middle = left + width / 2;
      return [top + 3, (top + bottom) / 2, bottom - 3].every((y) => {
        const hit = document.elementFromPoint(middle, y);
        return hit !== null && (field.contains(hit) || hit.contains(field));
      });
    };
    return Array.from(fields)
      .filter((field) => field.checkVisibility() && !field.matches(':disabled') && !isSeen(field))
      .map((field) => `${field.id} ${field.getAttribute('aria-label') ?? ''}`);
  });

for (const [heading, screens] of casesByNumber) {
  test(`the field that is typed into is seen in a low window on the screens of a ${heading}`, async ({
    page,
    openBetTypes,
    betTypes,
    bids,
  }) => {
    test.slow();
    await openBetTypes();
    for (const { path, tile } of screens) {
      const betType = offered.find(({ name }) => name === tile);
      await putState(page, path, (state) => ({ ...state, betType }));
      await bids.isShown(path);
      await expect(bids.boxes.first()).toBeVisible();
      await page.setViewportSize(low);
      expect(await coveredFields(page), path).toEqual([]);
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goBack();
      await betTypes.isShownFor(market);
    }
  });
}

test('the field that is typed into is seen in a low window on every other form', async ({
  page,
  openAs,
}) => {
  test.slow();
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await page.setViewportSize(low);
    expect(await coveredFields(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
  }
  await openAs('/wallet');
  for (const entry of ['Add Funds', 'Withdraw Funds', 'My Limits']) {
    await page.getByRole('button', { name: entry }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await page.setViewportSize(low);
    expect(await coveredFields(page), entry).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.keyboard.press('Escape');
  }
  for (const path of ['/add-bank-details', '/change-password', '/market-result-history']) {
    await page.goto(path);
    await expect(page.locator('main input').first()).toBeVisible();
    await page.setViewportSize(low);
    expect(await coveredFields(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
  }
});
