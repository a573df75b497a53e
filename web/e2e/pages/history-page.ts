import type { Locator, Page } from '@playwright/test';

/** Bid History and Win History: pages of cards. */
export class HistoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The cards of the page shown, newest first. */
  get bids(): Locator {
    return this.page.getByRole('list', { name: 'Bids' }).getByRole('listitem');
  }
}
