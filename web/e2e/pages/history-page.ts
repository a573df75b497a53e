import type { Locator, Page } from '@playwright/test';

export class HistoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get bids(): Locator {
    return this.page.getByRole('list', { name: 'Bids' }).getByRole('listitem');
  }

  private get pager(): Locator {
    return this.page.getByRole('navigation', { name: 'Pages' });
  }

  get previous(): Locator {
    return this.pager.getByRole('button', { name: 'Prev' });
  }

  get next(): Locator {
    return this.pager.getByRole('button', { name: 'Next' });
  }

  /** The current page number; on the passbook also the number of pages. */
  get position(): Locator {
    return this.pager.locator('span[aria-live]');
  }
}
