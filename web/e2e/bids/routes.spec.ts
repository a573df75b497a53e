import { screensByKind } from '../../src/testing/bid-cases/all.ts';
import { expect, test } from './fixtures.ts';

for (const [kind, screens] of Object.entries(screensByKind)) {
  test(`without bet type and market the screens of ${kind} lead home`, {
    tag: '@ROUTE-46',
  }, async ({ page, openAs, home }) => {
    // Several screens in sequence.
    test.slow();
    await openAs('/home');
    for (const { path } of screens) {
      await test.step(path, async () => {
        await page.goto(path);
        await home.isShown();
      });
    }
  });
}

test('there are 24 bid screens, each on a route of its own', () => {
  const paths = Object.values(screensByKind).flatMap((screens) => screens.map(({ path }) => path));
  expect(new Set(paths).size).toBe(24);
});
