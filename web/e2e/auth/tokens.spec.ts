import type { BrowserContext } from '@playwright/test';
import { type ApiRequest, countOf, namesOf, recordApiRequests } from '../api-requests.ts';
import { expect, test } from '../fixtures.ts';

const refreshes = (requests: readonly ApiRequest[]) => countOf(requests, 'POST /token/refresh/');

/** Both token cookies with their values and lifetimes in days. */
async function tokensIn(context: BrowserContext) {
  const cookies = await context.cookies();
  const [access, refresh] = ['access_token', 'refresh_token'].map((wanted) => {
    const cookie = cookies.find(({ name }) => name === wanted);
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
    return { value: cookie?.value, days: Math.round(days * 100) / 100 };
  });
  return { access, refresh };
}

test.describe('at the time of the mock', () => {
  test.use({ now: null });

  test('the cookies live 7 and 30 days, and the app refreshes an access token that is about to expire', {
    tag: ['@SESSION-05', '@SESSION-19', '@SESSION-21', '@SESSION-22'],
  }, async ({ page, context, world, signIn }) => {
    await world.setTokens({ accessSeconds: 9 * 60 });
    const requests = recordApiRequests(page);
    await signIn();
    const first = await tokensIn(context);
    await world.setTokens({ accessSeconds: 60 * 60 });
    expect([first.access?.days, first.refresh?.days]).toEqual([7, 30]);
    expect(await page.evaluate(() => localStorage.getItem('user_data'))).toContain('Aarav');

    // The check is due five minutes after the start of the page, up to two of which are over on a busy machine.
    await page.clock.runFor(3 * 60_000);
    expect(refreshes(requests)).toBe(0);
    // By the second: a longer step would also run through the time-out of the request.
    for (let second = 0; second < 125 && refreshes(requests) === 0; second += 1) {
      await page.clock.runFor(1000);
    }
    expect(refreshes(requests)).toBe(1);
    await expect.poll(async () => (await tokensIn(context)).access?.days).toBe(1);
    const next = await tokensIn(context);
    expect(next.access?.value).not.toBe(first.access?.value);
    expect(next.refresh).toEqual(first.refresh);
  });
});

test('several requests that fail with 401 share one refresh, and the player sees no error', {
  tag: ['@SESSION-13', '@SESSION-16'],
}, async ({ page, world, openAs, home, history }) => {
  await openAs('/wallet');
  await expect(home.wallet).toBeVisible();
  const requests = recordApiRequests(page);
  await world.expireTokens();
  await home.goTo('Home');
  await home.isShown();
  await expect(page.getByRole('region', { name: 'Banners' })).toBeVisible();
  const names = namesOf(requests);
  expect(names.slice(0, 2).sort()).toEqual(['GET /homepage/', 'GET /markets/']);
  expect(names.slice(2)).toHaveLength(3);
  expect(refreshes(requests)).toBe(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await home.goTo('All Bids');
  await expect(history.bids.first()).toBeVisible();
  expect(refreshes(requests)).toBe(1);
});
