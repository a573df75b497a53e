import { expect, type Locator, type Page } from '@playwright/test';

export class BetTypesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get tiles(): Locator {
    return this.page.getByRole('list', { name: 'Betting options' }).getByRole('listitem');
  }

  async isShownFor(market: string): Promise<void> {
    await expect(this.page).toHaveURL(/\/betting-options\?market=/);
    // The address changes before the screen; a bid screen and its dialog name the market too.
    await expect(this.tiles.first()).toBeVisible();
    await expect(this.page.getByRole('heading', { name: market })).toBeVisible();
  }

  async choose(betType: string): Promise<void> {
    await this.tiles.getByRole('button', { name: betType, exact: true }).click();
  }
}
