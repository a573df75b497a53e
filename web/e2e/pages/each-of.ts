import { expect, type Locator } from '@playwright/test';

/** Every element that a locator finds, once there is one: looping over an empty list would check nothing. */
export async function eachOf(list: Locator): Promise<Locator[]> {
  await expect(list.first()).toBeVisible();
  // biome-ignore lint/plugin/no-empty-loops: the next line checks its length.
  const found = await list.all();
  expect(found.length, `elements of ${list}`).toBeGreaterThan(0);
  return found;
}
