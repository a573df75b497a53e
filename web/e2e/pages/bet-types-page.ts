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

  /** Waits for `count` tiles, and expects two in each row. */
  async isInTwoColumns(count: number): Promise<void> {
    await expect(this.tiles).toHaveCount(count);
    const corners = await this.tiles.evaluateAll((tiles) =>
      tiles.map((tile) => tile.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
    );
    expect(new Set(corners.map(({ x }) => x)).size).toBe(2);
    expect(new Set(corners.map(({ y }) => y)).size).toBe(count / 2);
  }
}
