import { poorPlayer } from '@matka/fixtures/players';
import { expect, test } from '../test.ts';

test('[SESSION-02] with an access token cookie the player counts as signed in, also after a reload', async ({
  page,
  home,
  enter,
}) => {
  await enter('/home', poorPlayer);
  await home.isShown();
  await expect(home.wallet).toHaveText('₹50.00');
  await page.reload();
  await home.isShown();
  await expect(home.wallet).toHaveText('₹50.00');
});
