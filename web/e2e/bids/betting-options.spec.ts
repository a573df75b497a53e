import { eachOf } from '../pages/each-of.ts';
import { expect, test } from './fixtures.ts';

test('the betting options show the bet types in two columns, and Back leads home', {
  tag: ['@ROUTE-06', '@OPTIONS-01', '@OPTIONS-02', '@OPTIONS-04'],
}, async ({ page, openBetTypes, betTypes, home }) => {
  await openBetTypes();
  await expect(betTypes.tiles).toHaveCount(22);
  await expect(betTypes.tiles.first()).toContainText('Single Digit');
  const boxes = await Promise.all((await eachOf(betTypes.tiles)).map((tile) => tile.boundingBox()));
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(2);
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(11);
  await page.getByRole('button', { name: 'Back' }).click();
  await home.isShown();
});
