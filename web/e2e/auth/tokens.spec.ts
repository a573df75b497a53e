import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

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

// At the time of the mock.
test.use({ now: null });

test('the cookies live 7 and 30 days, and the app refreshes an access token that is about to expire', {
  tag: ['@SESSION-05', '@SESSION-19', '@SESSION-21', '@SESSION-22'],
}, async ({ page, context, world, signIn }) => {
  await world.setTokens({ accessSeconds: 9 * 60 });
  let refreshes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/token/refresh/')) refreshes += 1;
  });
  await signIn();
  const first = await tokensIn(context);
  await world.setTokens({ accessSeconds: 60 * 60 });
  expect([first.access?.days, first.refresh?.days]).toEqual([7, 30]);
  expect(await page.evaluate(() => localStorage.getItem('user_data'))).toContain('Aarav');

  // The check is due five minutes after the start of the page, up to two of which are over on a busy machine.
  await page.clock.runFor(3 * 60_000);
  expect(refreshes).toBe(0);
  // By the second: a longer step would also run through the time-out of the request.
  for (let second = 0; second < 125 && refreshes === 0; second += 1) {
    await page.clock.runFor(1000);
  }
  await expect.poll(() => refreshes).toBe(1);
  await expect.poll(async () => (await tokensIn(context)).access?.days).toBe(1);
  const next = await tokensIn(context);
  expect(next.access?.value).not.toBe(first.access?.value);
  expect(next.refresh).toEqual(first.refresh);
});
