import { mainPlayer } from '@matka/fixtures/players';
import { singleDigit } from '../../src/testing/bid-cases/digits.ts';
import { halfSangam } from '../../src/testing/bid-cases/sangams.ts';
import { countOf, recordApiRequests } from '../api-requests.ts';
import { expect, test } from './fixtures.ts';
import { storedDrafts } from './stored-drafts.ts';

const { mobile } = mainPlayer;

for (const [tag, screen, scenario] of [
  [['@SD-03', '@SD-05'], singleDigit, 'fresh'],
  [['@HS-03', '@HS-04'], halfSangam, 'classic-half-sangam'],
] as const) {
  test.describe(screen.path, () => {
    test.use({ scenario });

    test('Continue sends, and Submit on the receipt sends nothing more', { tag: [...tag] }, async ({
      page,
      world,
      bids,
      openFilled,
    }) => {
      const requests = recordApiRequests(page);
      const posts = () => countOf(requests, 'POST /betting/');
      const earlier = (await world.bets(mobile)).length;
      const placed = async () => (await world.bets(mobile)).length - earlier;
      await openFilled(screen);
      expect([posts(), await placed()]).toEqual([0, 0]);
      await bids.press('Continue');
      await bids.confirmation.lists(screen.rows);
      expect([posts(), await placed()]).toEqual([1, 2]);
      expect(await storedDrafts(page)).toEqual([]);
      await bids.confirmation.submit();
      await bids.succeeded();
      expect([posts(), await placed()]).toEqual([1, 2]);
    });

    test('a rejected Continue opens no receipt', { tag: [...tag] }, async ({
      world,
      bids,
      openFilled,
    }) => {
      await openFilled(screen);
      await world.fault({ effect: 'status', status: 500, path: '/betting/', times: 1 });
      await bids.press('Continue');
      await expect(bids.alert).toContainText('Error: Server error. Please try again later.');
      await bids.dismissAlert();
      await expect(bids.confirmation.box).toBeHidden();
      await bids.hasRows(screen.rows);
    });
  });
}
