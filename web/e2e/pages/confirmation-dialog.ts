import { expect, type Locator, type Page } from '@playwright/test';

export class ConfirmationDialog {
  readonly box: Locator;

  constructor(page: Page) {
    this.box = page.getByRole('dialog').filter({ hasText: 'Bid once placed can not be cancelled' });
  }

  async isShownFor(market: string): Promise<void> {
    await expect(this.box.getByRole('heading', { name: market })).toBeVisible();
  }

  /** Waits until it shows a labelled value, in view for any number of bids. */
  async tells(name: string, value: string): Promise<void> {
    const fact = this.box.locator('dl > div').filter({ hasText: name });
    await expect(fact.getByRole('definition')).toHaveText(value);
    await expect(fact).toBeInViewport({ ratio: 1 });
  }

  async submit(): Promise<void> {
    await this.box.getByRole('button', { name: 'Submit' }).click();
  }
}
