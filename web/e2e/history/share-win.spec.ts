import { expect, test } from '../fixtures.ts';

test('a player shares or saves the picture of a win', async ({ page, openAs }) => {
  await openAs('/win-history');
  const share = page.getByRole('button', { name: /^Share the win of / }).first();
  const [saved] = await Promise.all([page.waitForEvent('download'), share.click()]);
  expect(saved.suggestedFilename()).toBe('win.png');
  await page.evaluate(() => {
    const shared: string[] = [];
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => {
        for (const file of files) {
          const { width, height } = await createImageBitmap(file);
          shared.push(`${file.type} ${width} x ${height}`);
        }
        Object.assign(document.body.dataset, { shared });
      },
    });
  });
  await share.click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', 'image/png 1080 x 1350');
  await page.evaluate(() =>
    Object.assign(navigator, { share: () => Promise.reject(new Error('refused')) }),
  );
  const [kept] = await Promise.all([page.waitForEvent('download'), share.click()]);
  expect(kept.suggestedFilename()).toBe('win.png');
});
