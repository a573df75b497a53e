import { lostText } from '../accessibility/large-text.ts';
import { expect, test, workerServes } from './fixtures.ts';

const offlineWords = "You're offline. This may be out of date.";

/** What a network that asks to sign in may answer for every file. */
const foreignAnswers = [
  { type: 'text/plain', body: 'Please sign in to use this network' },
  { type: 'text/javascript', body: '' },
];

test('the app stores no answer of a foreign network and no API response, and opens offline with a banner', async ({
  page,
  context,
  host,
  openAs,
  home,
  login,
  keptPaths,
  console: seen,
}) => {
  const isRegistered = () =>
    page.evaluate(async () => Boolean(await navigator.serviceWorker.getRegistration()));
  for (const answer of foreignAnswers) {
    await test.step(answer.type, async () => {
      const before = host.workerAnswers();
      host.answerWorker(answer);
      await login.open();
      await login.isShown();
      await expect.poll(host.workerAnswers).toBeGreaterThan(before);
      await expect.poll(isRegistered).toBe(false);
      expect(await keptPaths()).toEqual(['/']);
    });
  }
  host.answerWorker(undefined);
  await openAs('/home');
  await home.isShown();
  await workerServes(page);
  await page.reload();
  await home.isShown();
  await home.goTo('Wallet');
  await home.goTo('All Bids');
  await expect(page.getByRole('list', { name: 'Bids' })).toBeVisible();

  const paths = await keptPaths();
  expect(paths).toContain('/');
  expect(paths.filter((path) => !/^\/(assets\/[\w.-]+\.(js|css))?$/.test(path))).toEqual([]);
  expect(paths.length).toBeGreaterThan(50);

  await host.stop();
  await context.setOffline(true);
  await expect(page.getByText(offlineWords)).toBeVisible();
  // Dots and paths in a query are no files.
  await page.goto('/home?from=/api/a.js#b.c');
  await expect(home.wallet).toBeVisible();
  await expect(page.getByText(offlineWords)).toBeVisible();
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(home.market('Kalyan Matka').getByRole('button')).toBeDisabled();
  expect(await lostText(page)).toEqual([]);
  await home.goTo('All Bids');
  await expect(page.getByText(/^As of /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Bids' })).toBeVisible();
  // A screen whose code was never loaded.
  await home.goTo('Chat');
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  await context.clearCookies();
  await page.goto('/login');
  await login.isShown();
  await expect(page.getByText(offlineWords)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(offlineWords)).toBeHidden();
  seen.length = 0;
});
