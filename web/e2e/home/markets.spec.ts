import { expect, test } from '../fixtures.ts';
import { eachOf } from '../pages/each-of.ts';

test('home has two lines for each market, and requests its data once, before the script of the app has loaded', async ({
  page,
  openAs,
  home,
}) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await openAs('/home');
  await home.isShown();
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Place Bet' });
  await expect(rows).toHaveCount(12);
  const found: string[] = [];
  for (const row of await eachOf(rows)) {
    await row.scrollIntoViewIfNeeded();
    const [box, button] = [await row.boundingBox(), await row.getByRole('button').boundingBox()];
    if (!box || !button) throw new Error('The market is not in view');
    const spare = [button.y - box.y, box.y + box.height - button.y - button.height];
    if (box.height > 52 || button.height < 44 || Math.min(...spare) < -0.5)
      found.push(`${await row.innerText()}: ${box.height}, ${button.height}, ${spare}`);
  }
  expect(found).toEqual([]);

  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith('/api/')) asked.push(path);
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  const first = ['/api/homepage/', '/api/markets/'];
  await expect.poll(() => asked.filter((path) => first.includes(path))).toEqual(first);
  release();
  await home.isShown();
  expect(asked.filter((path) => first.includes(path))).toEqual(first);
});
