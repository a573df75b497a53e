import { poorPlayer } from '@matka/fixtures/players';
import { test } from '../fixtures.ts';

test('with an access token cookie the player counts as signed in, also after a reload', {
  tag: '@SESSION-02',
}, async ({ page, home, openAs }) => {
  await openAs('/home', poorPlayer);
  await home.isShown();
  await home.expectWallet(50);
  await page.reload();
  await home.isShown();
  await home.expectWallet(50);
});
