import { expect, type Locator, type Page } from '@playwright/test';
import { rupees } from '../rupees.ts';

export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/home$/);
    await expect(this.page.getByRole('region', { name: 'Markets' })).toBeVisible();
  }

  /** The card of a market, in the list or as the one that closes next. */
  market(name: string): Locator {
    return this.page
      .getByRole('group')
      .or(this.page.getByRole('listitem'))
      .filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  async placeBetOn(name: string): Promise<void> {
    await this.market(name)
      .getByRole('button', { name: /Place Bet/ })
      .click();
  }

  get wallet(): Locator {
    return this.page.getByRole('banner').getByText(/^₹/);
  }

  async expectWallet(points: number): Promise<void> {
    await expect(this.wallet).toHaveText(rupees(points));
  }

  async goTo(entry: 'Passbook' | 'All Bids' | 'Home' | 'Wallet' | 'Chat'): Promise<void> {
    await this.page.getByRole('navigation').getByRole('link', { name: entry }).click();
  }
}
