import { expect, test } from 'matka-mock/playwright';

test('fails, to see its attachments', async ({ page, world }) => {
  await page.goto('/');
  await expect(page.locator('#markets')).toContainText('entries');
  expect(world.id).toBe('another');
});
