import { poorPlayer } from '@matka/fixtures/players';
import { expect, test } from '../fixtures.ts';

test('with an access token cookie the player counts as signed in, also after a reload', {
  tag: '@SESSION-02',
}, async ({ page, home, openAs }) => {
  await openAs('/home', poorPlayer);
  await home.isShown();
  await expect(home.wallet).toHaveText('₹50.00');
  await page.reload();
  await home.isShown();
  await expect(home.wallet).toHaveText('₹50.00');
});
