import { coveredFields } from '../accessibility/covered-fields.ts';
import { expect, test } from '../fixtures.ts';
import { putState } from '../put-state.ts';

test('the focused field is in view in a low window on every form outside the bid screens', async ({
  page,
  openAs,
}) => {
  test.slow();
  await page.goto('/login');
  for (const path of ['/login', '/register']) {
    await putState(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('textbox').first()).toBeVisible();
    expect(await coveredFields(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
  }
  await openAs('/wallet');
  for (const entry of ['Add Funds', 'Withdraw Funds', 'My limits']) {
    await page.getByRole('button', { name: entry }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    expect(await coveredFields(page), entry).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    await page.keyboard.press('Escape');
  }
  for (const path of ['/add-bank-details', '/change-password', '/market-result-history']) {
    await putState(page, path);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('main input').first()).toBeVisible();
    expect(await coveredFields(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
  }
});
