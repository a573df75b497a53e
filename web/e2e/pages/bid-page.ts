import { expect, type Locator, type Page } from '@playwright/test';
import { ConfirmationDialog } from './confirmation-dialog.ts';

/** Any of the 24 bid screens, through the frame that they share. */
export class BidPage {
  readonly page: Page;
  readonly confirmation: ConfirmationDialog;

  constructor(page: Page) {
    this.page = page;
    this.confirmation = new ConfirmationDialog(page);
  }

  async isShown(path: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${path}$`));
    await expect(this.type).toBeVisible();
  }

  /** The name of the market. */
  get market(): Locator {
    return this.page.getByRole('banner').getByRole('heading');
  }

  /** The wallet in the header. */
  get wallet(): Locator {
    return this.page.getByRole('banner').getByText(/^₹/);
  }

  get type(): Locator {
    return this.page.getByLabel('Type', { exact: true });
  }

  async choose(type: 'Open' | 'Close'): Promise<void> {
    await this.type.selectOption(type);
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async fill(label: string, text: string): Promise<void> {
    await this.field(label).fill(text);
  }

  async points(points: string): Promise<void> {
    await this.fill('Enter Points', points);
  }

  /** Ticks or unticks a box. */
  async tick(box: string, ticked = true): Promise<void> {
    await this.page.getByRole('checkbox', { name: box, exact: true }).setChecked(ticked);
  }

  /** Taps a key of the keypad. */
  async tap(digit: string): Promise<void> {
    await this.page
      .getByRole('group', { name: 'Digits' })
      .getByRole('button', { name: digit, exact: true })
      .click();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Fills number fields and points and presses Add Bid. */
  async add(numbers: Readonly<Record<string, string>>, points: string): Promise<void> {
    for (const [label, text] of Object.entries(numbers)) await this.fill(label, text);
    await this.points(points);
    await this.press('Add Bid');
  }

  /** Waits until the form waits for the next number of a series: its field empty and in focus, the points kept. */
  async isReadyForNext(label: string, points: string): Promise<void> {
    await expect(this.field(label)).toHaveValue('');
    await expect(this.field(label)).toBeFocused();
    await expect(this.field('Enter Points')).toHaveValue(points);
  }

  /** The bid table below the form; Multi-digit has none. */
  get table(): Locator {
    return this.page.getByRole('region', { name: 'Bids' });
  }

  /** Takes the row of a number out of the table. */
  async remove(number: string): Promise<void> {
    await this.press(`Delete ${number}`);
  }

  /** Waits until the table holds these rows, the newest on top: `128 10 Open`. */
  async hasRows(rows: readonly string[]): Promise<void> {
    await expect(this.table.locator('tbody tr')).toHaveText([...rows], { useInnerText: true });
  }

  /** Waits until the footer tells this many bids and points. */
  async hasTotals(bids: number, points: number): Promise<void> {
    const totals = this.page.getByRole('contentinfo').getByRole('definition');
    await expect(totals).toHaveText([String(bids), String(points)]);
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** The alert of the app. */
  get alert(): Locator {
    return this.page.getByRole('alertdialog');
  }

  get shortBalance(): Locator {
    return this.dialog('Insufficient Wallet Balance.');
  }

  /** Continue, Submit in the confirmation of the market, Ok in the success dialog. */
  async placeAll(market: string): Promise<void> {
    await this.press('Continue');
    await this.confirmation.isShownFor(market);
    await this.confirmation.submit();
    await this.succeeded();
  }

  async succeeded(): Promise<void> {
    const success = this.dialog('Success!');
    await expect(success).toContainText('Your bet has been placed successfully');
    await success.getByRole('button', { name: 'Ok' }).click();
  }
}
