import type { Page } from '@playwright/test';

export const mockUrl = process.env.MATKA_MOCK_URL ?? '';

/** Port of the app in the frame; the image's mock knows no app. */
export const webPort =
  process.env.MATKA_E2E_WEB === undefined ? process.env.MATKA_WEB_PORT : undefined;

/** Opens the mock's console at the world of the test. */
export const openConsole = (page: Page, id: string, tab = 'journal') =>
  page.goto(`${mockUrl}/__mock/?world=${id}#${tab}`);
/** Opens it under the host name that the app has for the world, as where both are shown. */
export const openBesideApp = (page: Page, id: string, tab = 'journal') =>
  page.goto(`http://${id}.localhost:${new URL(mockUrl).port}/__mock/?world=${id}#${tab}`);
export const choose = (page: Page, tab: string) => page.getByRole('tab', { name: tab }).click();
/** A message lies over the page for six seconds. */
export const endMessage = (page: Page) => page.clock.fastForward(6_000);
export const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
