import { expect, test } from '../fixtures.ts';

// With motion.
test.use({ contextOptions: {} });

test('the banners rotate by themselves and by hand, can be paused, and their buttons have no effect', {
  tag: ['@HOME-02', '@HOME-03', '@HOME-06', '@HOME-08', '@HOME-10'],
}, async ({ page, openAs, home }) => {
  await openAs('/home');
  await home.isShown();
  const banners = page.getByRole('region', { name: 'Banners' });
  const next = banners.getByRole('button', { name: /^Next banner/ });
  const isOn = async (number: number) => {
    await expect(next).toHaveAccessibleName(`Next banner, ${number} of 3 is shown`);
  };
  await page.clock.pauseAt(new Date('2026-11-20T12:05:00+05:30'));
  await expect(async () => {
    await next.click();
    await expect(next).toHaveAccessibleName(/3 of 3/, { timeout: 500 });
  }).toPass();
  await page.clock.runFor(4900);
  await isOn(3);
  await page.clock.runFor(200);
  await isOn(1);
  await banners.getByRole('button', { name: 'Pause banners' }).click();
  await page.clock.runFor(20_000);
  await isOn(1);
  await banners.getByRole('button', { name: 'Play banners' }).click();
  await page.clock.runFor(5100);
  await isOn(2);
  await expect(banners.getByRole('img')).toHaveAccessibleName(
    'Full Sangam pays 10000. Both panas right, ten thousand for one',
  );
  await page.clock.resume();

  for (const name of ['STARLINE', 'JACKPOT', 'GAME RATES']) {
    await page.getByRole('button', { name }).click();
  }
  await expect(page.getByRole('list', { name: 'Contact' }).getByRole('listitem')).toHaveCount(2);
  await home.isShown();
});
