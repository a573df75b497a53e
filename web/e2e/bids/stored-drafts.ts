import type { Page } from '@playwright/test';

/** The keys of the drafts that the browser keeps. */
export const storedDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bid-draft:')));
