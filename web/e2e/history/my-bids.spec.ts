import { mainPlayer } from '@matka/fixtures/players';
import { expect, test } from '../fixtures.ts';

test('a player reads wins page by page, loads a failed page again, and shares or saves the picture of a win', {
  tag: ['@WIN-02', '@WIN-18'],
}, async ({ page, world, openAs, history }) => {
  await openAs('/win-history');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(history.previous).toBeDisabled();
  const won = cards.getByText('Congratulations for winning');
  await expect(won.nth(9)).toBeVisible();
  await expect(cards).toHaveCount(await won.count());
  await expect(cards.first()).toContainText('Win Amount₹');
  const wins = (await world.bets(mainPlayer.mobile)).filter(
    ({ bet_details }) => bet_details.bet_status === 'won',
  );
  await expect(cards.first().getByRole('heading')).toContainText(wins[0]?.market.name ?? '');
  const first = await cards.first().innerText();
  await world.fault({ effect: 'status', status: 500, body: {}, path: '/bets/history/', times: 1 });
  await history.next.click();
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to fetch win history');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(history.position).toHaveText('2');
  await expect(history.previous).toBeEnabled();
  await history.previous.click();
  await expect(history.position).toHaveText('1');
  await expect(cards.first()).toHaveText(first, { useInnerText: true });

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
