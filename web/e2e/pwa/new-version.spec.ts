import type { Page } from '@playwright/test';
import { messages } from '../../src/pwa/messages.ts';
import { expect, test, workerServes } from './fixtures.ts';

test('a new version waits until the player accepts it, in each tab, and a later visit gets the next with its configuration and no banner', async ({
  page,
  context,
  host,
  openAs,
  home,
}) => {
  const buildOf = (tab: Page) =>
    tab.locator('script[type="module"][src]').first().getAttribute('src');
  const build = () => buildOf(page);
  const ask = page.getByRole('status').getByRole('button', { name: 'Update' });
  await openAs('/home');
  await home.isShown();
  await workerServes(page);
  const first = await build();
  host.deploy();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
  await expect(ask).toBeVisible();
  // Until then the old version continues, although the server no longer has its files.
  await home.goTo('Chat');
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  expect(await build()).toBe(first);
  const other = await context.newPage();
  await other.goto('/home');
  await expect(other.getByRole('region', { name: 'Markets' })).toBeVisible();
  expect(await buildOf(other)).toBe(first);
  await ask.click();
  await expect.poll(build).not.toBe(first);
  await expect(page.getByRole('heading', { name: 'Chat', level: 1 })).toBeVisible();
  await expect(ask).toBeHidden();

  // The other page is not reloaded and still has its files.
  await other.getByRole('navigation').getByRole('link', { name: 'Passbook' }).click();
  await expect(other.getByRole('heading', { name: 'Passbook', level: 1 })).toBeVisible();
  expect(await buildOf(other)).toBe(first);

  // A visit later the page is the server's: there is nothing to offer.
  await home.goTo('Home');
  await home.isShown();
  host.configure({ theme: 'sattaMatkaDark' });
  host.deploy();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'SattaMatka', level: 1 })).toBeVisible();
  await page.evaluate(async (question) => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (installing && installing.state !== 'installed')
      await new Promise((done) => installing.addEventListener('statechange', done, { once: true }));
    // The app has asked before.
    const { port1, port2 } = new MessageChannel();
    const reply = new Promise((done) => Object.assign(port1, { onmessage: done }));
    registration.waiting?.postMessage(question, [port2]);
    await reply;
  }, messages.getBuild);
  await expect(ask).toBeHidden();
});

test('the app starts from its cache without waiting for the server, and takes a configuration by itself before a touch and on Update after it', async ({
  page,
  host,
  login,
}) => {
  const dark = page.getByText('SattaMatka', { exact: true });
  const { mobile } = login;
  // The browser counts every inspection by a test as a touch.
  await page.addInitScript(() => {
    const activation = { hasBeenActive: false };
    addEventListener('pointerdown', () => Object.assign(activation, { hasBeenActive: true }));
    Object.defineProperty(navigator, 'userActivation', { value: activation });
  });
  await login.open();
  await login.isShown();
  await workerServes(page);

  host.configure({ theme: 'sattaMatkaDark' });
  let answer = host.holdPages();
  await login.open();
  await login.isShown();
  await expect(dark).toBeHidden();
  answer();
  await expect(dark).toBeVisible();

  host.configure({});
  answer = host.holdPages();
  await login.open();
  await mobile.click();
  await page.keyboard.type('98');
  answer();
  const update = page.getByRole('status').getByRole('button', { name: 'Update' });
  await expect(update).toBeVisible();
  await expect(mobile).toHaveValue('98');
  await expect(dark).toBeVisible();
  await update.click();
  await expect(page.getByText('KalyanMatka', { exact: true })).toBeVisible();
});
