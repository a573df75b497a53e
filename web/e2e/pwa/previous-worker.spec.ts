import { expect, test, workerServes } from './fixtures.ts';
import { handWrittenWorker, itsCaches } from './hand-written-worker.ts';

test('a phone with the worker of an earlier implementation gets the new build, and loses its old caches', async ({
  page,
  host,
  login,
  keptPaths,
}) => {
  const build = () => page.locator('script[type="module"][src]').first().getAttribute('src');
  const cacheNames = () => page.evaluate(() => caches.keys());
  const [older, previous] = itsCaches;
  host.serveWorker(handWrittenWorker);
  await login.open();
  await login.isShown();
  await workerServes(page);
  await expect.poll(cacheNames).toEqual([older, previous]);
  // The worker then has the files of the screen, and the one that registers workers.
  await page.reload();
  await login.isShown();
  await expect.poll(keptPaths).toContainEqual(expect.stringContaining('/register-worker-'));
  const first = await build();

  host.serveWorker(undefined);
  host.deploy();
  // The earlier worker serves its page; the new one waits for the player.
  await login.open();
  await login.isShown();
  expect(await build()).toBe(first);
  await page.getByRole('status').getByRole('button', { name: 'Update' }).click();
  await expect.poll(build).not.toBe(first);
  await login.isShown();
  await workerServes(page);
  // Pages of the previous build may still be open.
  await expect.poll(cacheNames).not.toContain(older);
  expect(await cacheNames()).toContain(previous);

  // With the site down, the app opens from the cache of the new worker.
  const second = await build();
  await host.stop();
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Register Now' })).toBeVisible();
  expect(await build()).toBe(second);
});
