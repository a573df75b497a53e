import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// In a browser without a service worker.
test.use({ serviceWorkers: 'block' });

/** The documents that the page requests after this call. Its first one may still be loading. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

test('a page of an old build reloads once if its files are gone, and shows the screen', async ({
  page,
  host,
  openAs,
  home,
}) => {
  await openAs('/home');
  await home.isShown();
  const documents = documentsOf(page);
  host.deploy();
  await home.goTo('Chat');
  await expect(page.getByRole('heading', { name: 'Good to know' })).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('a screen shows an error if its file stays missing, and home can still be opened', async ({
  page,
  host,
  openAs,
  home,
  console: seen,
}) => {
  host.removeFiles('/assets/chat-screen');
  await openAs('/home');
  await home.isShown();
  const documents = documentsOf(page);
  await home.goTo('Chat');
  await expect(page.getByRole('alert')).toHaveText("This screen couldn't be opened.");
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(documents).toHaveLength(1);
  // React logs every error that a boundary catches.
  expect(seen.splice(0)).toEqual([expect.stringMatching(/^error: .*chat-screen/)]);
  await home.goTo('Home');
  await home.isShown();
});
