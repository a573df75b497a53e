import { expect, test } from '../fixtures.ts';
import { eachOf } from '../pages/each-of.ts';

test('the card of a market follows the times of its day, until a dialog shows that the market is closed', {
  tag: ['@HOME-11', '@HOME-18', '@HOME-19', '@HOME-22', '@HOME-24', '@HOME-25', '@HOME-26'],
}, async ({ page, world, openAs, home, betTypes }) => {
  const kalyan = home.market('Kalyan Matka');
  const at = async (time: string, status: string, result: RegExp) => {
    await world.advance({ to: `2026-11-20T${time}:00+05:30` });
    await page.reload();
    await expect(kalyan).toContainText(status);
    await expect(kalyan).toContainText(result);
  };
  await openAs('/home');
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  await expect(names).toHaveCount(13);
  await expect(names.first()).toHaveText('Sridevi');
  await expect(names.last()).toHaveText('SITA MORNING');
  await expect(kalyan).toContainText('***-**-***');
  await expect(kalyan).toContainText('Running now');
  await expect(kalyan).toContainText('Open04:00 PMClose06:00 PM');
  await at('16:02', 'Running for close', /\*\*\*-\*\*-\*\*\*/);
  await at('16:12', 'Running for close', /\d{3}-\d\*-\*\*\*/);
  await home.placeBetOn('Kalyan Matka');
  await betTypes.isShownFor('Kalyan Matka');
  await page.goBack();
  await at('18:15', 'Closed for today', /\d{3}-\d\d-\d{3}/);

  await home.placeBetOn('Kalyan Matka');
  const closed = page.getByRole('dialog', { name: 'Bidding is closed for Today' });
  await expect(closed).toContainText('Kalyan Matka');
  await expect(closed.locator('dl')).toHaveText(
    'Open Result Time04:10 PMOpen Bid Last Time04:00 PMClose Result Time06:10 PMClose Bid Last Time06:00 PM',
  );
  await closed.getByRole('button', { name: 'Ok' }).click();
  await expect(closed).toBeHidden();
  await home.isShown();
});

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
