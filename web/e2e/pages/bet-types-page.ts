import { expect, type Page } from '@playwright/test';

export class BetTypesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShownFor(market: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/betting-options$/);
    await expect(this.page.getByRole('heading', { name: market })).toBeVisible();
  }

  async choose(betType: string): Promise<void> {
    await this.page.getByRole('listitem').getByText(betType, { exact: true }).click();
  }
}
