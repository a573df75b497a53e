import type { Page } from '@playwright/test';
import type { LoginPage } from '../pages/login-page.ts';
import type { WebHost } from '../web-host.ts';
import { expect, test, workerServes } from './fixtures.ts';

test('a new version waits until the player accepts it', async ({
  page,
  context,
  host,
  openAs,
  home,
  keptPaths,
}) => {
  const build = () => page.locator('script[type="module"][src]').first().getAttribute('src');
  const ask = page.getByRole('status').getByRole('button', { name: 'Update' });
  await openAs('/home');
  await home.isShown();
  await workerServes(page);
  const first = await build();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('region', { name: 'Markets' })).toBeVisible();

  host.deploy();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(ask).toBeVisible();
  // Until then the old version continues, although the server no longer has its files.
  await home.goTo('Chat');
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  expect(await build()).toBe(first);
  await ask.click();
  await expect.poll(build).not.toBe(first);
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  await expect(ask).toBeHidden();

  // The other page is not reloaded and still has its files.
  const stays = other.locator('script[type="module"][src]').first();
  expect(await stays.getAttribute('src')).toBe(first);
  await other.getByRole('navigation').getByRole('link', { name: 'Passbook' }).click();
  await expect(other.getByRole('heading', { name: 'Passbook', level: 1 })).toBeVisible();
  expect(await stays.getAttribute('src')).toBe(first);

  // Two releases later the cache of the first is deleted.
  const second = await build();
  host.deploy();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await ask.click();
  await expect.poll(build).not.toBe(second);
  await workerServes(page);
  await expect.poll(keptPaths).not.toContain(first);
  expect(await keptPaths()).toContain(second);
});

test('a later visit gets the current configuration and version without a banner', async ({
  page,
  host,
  login,
}) => {
  await login.open();
  await login.isShown();
  await workerServes(page);
  host.configure({ theme: 'sattaMatkaDark' });
  host.deploy();
  await page.reload();
  await expect(page.getByText('SattaMatka', { exact: true })).toBeVisible();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing && installing.state !== 'installed')
      await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
  });
  await expect(page.getByRole('button', { name: 'Update' })).toBeHidden();
});

/**
 * Opens login for the second time, while the theme has changed and the server does not respond.
 * @returns lets the server respond
 */
async function openDuringChange(page: Page, host: WebHost, login: LoginPage): Promise<() => void> {
  await login.open();
  await login.isShown();
  await workerServes(page);
  host.configure({ theme: 'sattaMatkaDark' });
  const answer = host.holdPages();
  await login.open();
  return answer;
}

test('the app starts from its cache without waiting for the server, and takes the configuration later', async ({
  page,
  host,
  login,
}) => {
  const newTheme = page.getByText('SattaMatka', { exact: true });
  // The browser counts every inspection by a test as a touch.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  const answer = await openDuringChange(page, host, login);
  await login.isShown();
  await expect(newTheme).toBeHidden();
  // The player has not touched the page: it reloads by itself.
  answer();
  await expect(newTheme).toBeVisible();
});

test('a new configuration keeps the input of a player', async ({ page, host, login }) => {
  const newTheme = page.getByText('SattaMatka', { exact: true });
  const { mobile } = login;
  const answer = await openDuringChange(page, host, login);
  await mobile.click();
  await page.keyboard.type('98');
  answer();
  const update = page.getByRole('status').getByRole('button', { name: 'Update' });
  await expect(update).toBeVisible();
  await expect(mobile).toHaveValue('98');
  await update.click();
  await expect(newTheme).toBeVisible();
});
