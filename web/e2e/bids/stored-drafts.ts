import type { Page } from '@playwright/test';

/** The keys of the stored drafts. */
export const storedDrafts = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bid-draft:')));
