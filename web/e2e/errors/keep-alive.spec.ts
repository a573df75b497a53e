import { mainPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { mockUrl } from '../servers.ts';

const kalyan = 7;
const bet = {
  bet_type_id: 3,
  market_id: kalyan,
  amount: 5,
  payload: { bets: [{ jodi: '12', points: 5 }] },
};

/**
 * Sends a bet from the page directly to the mock, over a connection that an earlier request kept
 * alive.
 */
async function betOverKeptConnection(page: Page, world: string) {
  const { tokens } = await logIn(mockUrl, world, mainPlayer);
  const headers = {
    authorization: `Bearer ${tokens.access}`,
    'content-type': 'application/json',
  };
  return page.evaluate(
    async ({ url, init }) => {
      const { body: _, ...get } = init;
      await (await fetch(`${url}/betting/history/`, { ...get, method: 'GET' })).text();
      return fetch(`${url}/betting/`, init).then(
        (response) => String(response.status),
        (error: unknown) => String(error),
      );
    },
    { url: mockUrl, init: { method: 'POST', headers, body: JSON.stringify(bet) } },
  );
}

test.use({ scenario: 'fresh' });

test('a reset or a delayed commit breaks the connection of the page, and the browser does not repeat the request', async ({
  page,
  world,
}) => {
  const booked = async () => (await world.bets(mainPlayer.mobile)).length;
  const rule = { path: '/betting/', method: 'POST', times: 1 } as const;
  // A page of the mock that may send requests to it: the app's own may know another origin alone. Its scripts cost seconds.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(`${mockUrl}/__mock/docs/`);
  const isBroken = async () =>
    expect(await betOverKeptConnection(page, world.id)).toContain('Failed to fetch');
  await world.fault({ ...rule, effect: 'reset', when: 'before-commit' });
  await isBroken();
  expect(await booked()).toBe(0);
  await world.fault({ ...rule, effect: 'reset', when: 'after-commit' });
  await isBroken();
  expect(await booked()).toBe(1);
  await world.fault({ ...rule, effect: 'delayed-commit', milliseconds: 4_000 });
  await isBroken();
  expect(await booked()).toBe(1);
  await expect.poll(booked).toBe(2);
  const sent = (await world.journal()).filter(({ url }) => url === '/betting/');
  expect(sent).toHaveLength(3);
});
