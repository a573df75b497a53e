import { expect, test } from './fixtures.ts';

test('a browser that repeats the request by itself does not place the bets twice', {
  tag: '@FLOW-14',
}, async ({ page, world, bids, openTwoBids, expectPlaced }) => {
  await openTwoBids('keys');
  // The kept-alive connection drops once: Chromium then repeats the POST over a new one, invisibly
  // to scripts.
  await world.fault({ effect: 'drop', when: 'after-commit', path: '/betting/', times: 1 });
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/betting/')) statuses.push(response.status());
  });
  await bids.submitBids();
  await bids.succeeded();
  const sent = (await world.journal()).filter(({ url }) => url === '/betting/');
  expect(sent.length).toBe(2);
  await expectPlaced(2);
});
