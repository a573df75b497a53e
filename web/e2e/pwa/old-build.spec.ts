import { expect, test } from './fixtures.ts';

// In a browser without a service worker.
test.use({ serviceWorkers: 'block' });

test('a page of an old build reloads once if its files are gone, and shows an error for a screen whose file stays missing', async ({
  page,
  host,
  openAs,
  home,
  console: seen,
}) => {
  await openAs('/home');
  await home.isShown();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  host.deploy();
  await home.goTo('Chat');
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  expect(documents).toHaveLength(1);

  host.removeFiles('/assets/wallet-screen');
  await home.goTo('Wallet');
  await expect(page.getByRole('alert')).toHaveText("This screen couldn't be opened.");
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(documents).toHaveLength(1);
  // React logs every error that a boundary catches.
  expect(seen.splice(0)).toEqual([expect.stringMatching(/^error: .*wallet-screen/)]);
  await home.goTo('Home');
  await home.isShown();
});
