import type { Locator, Page } from '@playwright/test';

/** The notices on submissions, on any screen. */
export const submissionNotices = (page: Page): Locator =>
  page.getByRole('region', { name: 'Submission' });
