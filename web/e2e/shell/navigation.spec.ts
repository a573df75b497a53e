import { colourOf } from '../colours.ts';
import { expect, test } from '../fixtures.ts';

// With motion.
test.use({ contextOptions: {} });

test('the two bars lead to the main screens, look pressed before these appear, and Back leads to the screen before', {
  tag: [
    '@SHELL-01',
    '@SHELL-02',
    '@SHELL-03',
    '@SHELL-04',
    '@SHELL-05',
    '@SHELL-06',
    '@SHELL-07',
    '@SHELL-11',
  ],
}, async ({ page, openAs, home, frame }) => {
  await openAs('/home');
  await home.isShown();
  for (const [entry, path, title] of [
    ['Passbook', '/passbook', 'Passbook'],
    ['All Bids', '/bid-history', 'Bid History'],
    ['Wallet', '/wallet', 'Wallet'],
    ['Chat', '/chat', 'Chat'],
    ['Home', '/home', 'KalyanMatka'],
  ] as const) {
    await home.goTo(entry);
    await frame.shows(path, title);
    await expect(frame.entries).toHaveText(
      ['Passbook', 'All Bids', 'Home', 'Wallet', 'Chat'].map((each) =>
        each === entry ? each : '',
      ),
    );
  }
  await page.goBack();
  await frame.shows('/chat', 'Chat');
  await frame.wallet.click();
  await frame.shows('/wallet', 'Wallet');
  await page.goBack();
  await page.goBack();
  await frame.shows('/wallet', 'Wallet');

  const chat = frame.entries.last();
  const ground = () => chat.evaluate((entry) => getComputedStyle(entry).backgroundColor);
  await chat.hover();
  const before = await ground();
  await page.mouse.down();
  await expect.poll(ground).not.toBe(before);
  await page.mouse.up();
  await frame.shows('/chat', 'Chat');
});

test('the profile panel covers two thirds of a dimmed screen, and closes by Escape and by a tap beside it', {
  tag: ['@SHELL-08', '@SHELL-14', '@SHELL-15'],
}, async ({ page, openAs, panel }) => {
  await openAs('/home');
  await panel.open();
  await expect.poll(async () => (await panel.box.boundingBox())?.x).toBe(0);
  const box = await panel.box.boundingBox();
  expect(box?.width).toBeCloseTo((360 * 2) / 3, 0);
  expect(box?.height).toBe(640);
  expect((await colourOf(panel.box, 'background-color', '::backdrop')).opacity).toBeGreaterThan(
    0.3,
  );
  await expect(panel.box).toContainText('Aarav Sharma');
  await expect(panel.box).toContainText('9876543210');

  await page.keyboard.press('Escape');
  await expect(panel.box).toBeHidden();
  await expect(panel.menu).toBeFocused();
  await panel.open();
  await page.touchscreen.tap(330, 400);
  await expect(panel.box).toBeHidden();
});

test('the column of every screen has the brand colour behind it on a desktop', async ({
  page,
  openAs,
  betTypes,
  bids,
  home,
  login,
}) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  const ground = () => colourOf(page.locator('body'), 'background-color');
  await login.open();
  const brand = await ground();
  expect(brand.blue).toBeGreaterThan(brand.red + 60);
  await openAs('/home');
  await home.placeBetOn('Kalyan Matka');
  await betTypes.choose('Jodi Digits');
  await bids.isShown('/jodi-digits');
  expect(await ground()).toEqual(brand);
});
