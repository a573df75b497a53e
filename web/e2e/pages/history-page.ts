import type { Locator, Page } from '@playwright/test';

export class HistoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get bids(): Locator {
    return this.page.getByRole('list', { name: 'Bids' }).getByRole('listitem');
  }

  card(digits: string): Locator {
    const shown = this.page.locator(`dt:text-is("Digits") + dd:text-is("${digits}")`);
    return this.page.getByRole('main').getByRole('listitem').filter({ has: shown });
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
