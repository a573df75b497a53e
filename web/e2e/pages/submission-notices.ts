import type { Locator, Page } from '@playwright/test';

export const submissionNotices = (page: Page): Locator =>
  page.getByRole('region', { name: 'Submission' });
