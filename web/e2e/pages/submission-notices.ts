import type { Locator, Page } from '@playwright/test';

/** The notices on submissions with something to say, on whatever screen shows them. */
export const submissionNotices = (page: Page): Locator =>
  page.getByRole('region', { name: 'Submission' });
