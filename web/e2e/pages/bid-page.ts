import { expect, type Locator, type Page } from '@playwright/test';

/** Any of the 24 bid screens, through the frame that they share. */
export class BidPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShown(path: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${path}$`));
  }

  async choose(type: 'Open' | 'Close'): Promise<void> {
    await this.page.getByLabel('Type', { exact: true }).selectOption(type);
  }

  async fill(label: string, text: string): Promise<void> {
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  async points(points: string): Promise<void> {
    await this.fill('Enter Points', points);
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** The rows of the bid table, without its head: number, points, game type. */
  async rows(): Promise<string[][]> {
    const rows = await this.page.getByRole('table').getByRole('row').all();
    const cells = await Promise.all(rows.map((row) => row.getByRole('cell').allInnerTexts()));
    return cells.filter((row) => row.length > 0).map((row) => row.slice(0, 3));
  }

  /** Waits until the footer tells this many bids and points. */
  async hasTotals(bids: number, points: number): Promise<void> {
    const footer = this.page.getByRole('contentinfo');
    await expect(footer).toContainText(`Bids${bids}`, { useInnerText: false });
    await expect(footer).toContainText(`Points${points}`, { useInnerText: false });
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Continue, Submit in the confirmation of the market, Ok in the success dialog. */
  async placeAll(market: string): Promise<void> {
    await this.press('Continue');
    await this.dialog(market).getByRole('button', { name: 'Submit' }).click();
    await this.succeeded();
  }

  async succeeded(): Promise<void> {
    const success = this.dialog('Success!');
    await expect(success).toContainText('Your bet has been placed successfully');
    await success.getByRole('button', { name: 'Ok' }).click();
  }
}
