import { expect, type Locator, type Page } from '@playwright/test';
import type { BidForm } from '../../src/features/bids/played-case.ts';
import { rowsOf } from '../../src/testing/played-cases.ts';
import { ConfirmationDialog } from './confirmation-dialog.ts';

/** Tells if a tap on the centre of an element hits it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

export class BidPage implements BidForm {
  readonly page: Page;
  readonly confirmation: ConfirmationDialog;

  constructor(page: Page) {
    this.page = page;
    this.confirmation = new ConfirmationDialog(page);
  }

  async isShown(path: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${path}(\\?|$)`));
    // Only bid screens have totals or the notice; other headers have a wallet too.
    await expect(this.page.getByRole('contentinfo').or(this.closedNotice)).toBeVisible();
    await expect(this.wallet).toBeVisible();
  }

  /** The notice in the place of the form while the market takes no bets. */
  get closedNotice(): Locator {
    return this.page.getByRole('heading', { name: 'Betting Closed' });
  }

  get market(): Locator {
    return this.page.getByRole('banner').getByRole('heading');
  }

  get wallet(): Locator {
    return this.page.getByRole('banner').getByText(/^₹/);
  }

  get type(): Locator {
    return this.page.getByLabel('Type', { exact: true });
  }

  get boxes(): Locator {
    return this.page.getByRole('main').locator('input[inputmode]');
  }

  /** Waits until a control is entirely in view and uncovered. */
  async isInReach(control: Locator): Promise<void> {
    await expect(control).toBeInViewport({ ratio: 1 });
    await expect.poll(() => control.evaluate(isOnTop)).toBe(true);
  }

  get adding(): Locator {
    return this.page.getByRole('button', { name: 'Add Bid' }).or(this.keys);
  }

  get keys(): Locator {
    return this.page.getByRole('group', { name: 'Digits' }).getByRole('button');
  }

  /** The number pad. */
  get pad(): Locator {
    return this.page.getByRole('region', { name: 'Number pad' });
  }

  /** Taps keys of the number pad with a finger: a click of Playwright would scroll the page. */
  async tapPad(...keys: readonly string[]): Promise<void> {
    for (const name of keys) {
      const box = await this.pad.getByRole('button', { name, exact: true }).boundingBox();
      if (!box) throw new Error(`The number pad has no key ${name}`);
      await this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    }
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

  async tick(box: string, ticked = true): Promise<void> {
    await this.page.getByRole('checkbox', { name: box, exact: true }).setChecked(ticked);
  }

  async tap(digit: string): Promise<void> {
    await this.keys.and(this.page.getByRole('button', { name: digit, exact: true })).click();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  async add(numbers: Readonly<Record<string, string>>, points: string): Promise<void> {
    for (const [label, text] of Object.entries(numbers)) await this.fill(label, text);
    await this.points(points);
    await this.press('Add Bid');
  }

  async enter(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
  }

  /**
   * Waits until the form is ready for the next number: its field empty and focused, the points
   * unchanged.
   */
  async isReadyForNext(label: string, points: string): Promise<void> {
    await expect(this.field(label)).toHaveValue('');
    await expect(this.field(label)).toBeFocused();
    await expect(this.field('Enter Points')).toHaveValue(points);
  }

  /** The bid table below the form; Multi-digit has none. */
  get table(): Locator {
    return this.page.getByRole('region', { name: 'Bids' });
  }

  /** Waits until the table holds these rows, the newest on top. */
  async hasRows(rows: readonly string[]): Promise<void> {
    await expect(this.table.locator('tbody tr')).toHaveText(rowsOf(rows), { useInnerText: true });
  }

  async hasTotals(bids: number, points: number): Promise<void> {
    const totals = this.page.getByRole('contentinfo').getByRole('definition');
    await expect(totals).toHaveText([String(bids), String(points)]);
  }

  dialog(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  get alert(): Locator {
    return this.page.getByRole('alertdialog');
  }

  /** The dialog shown while the outcome of the bets is unknown. */
  get unknownOutcome(): Locator {
    return this.page.getByRole('alertdialog', {
      name: /^We(?:'re checking your bet| can't tell yet)/,
    });
  }

  /** Presses "Check again", unless the app has just learnt the outcome. */
  async checkAgain(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Check again' });
    await button.click({ timeout: 2_000 }).catch(() => undefined);
  }

  get shortBalance(): Locator {
    return this.dialog('Insufficient Wallet Balance.');
  }

  async dismissAlert(): Promise<void> {
    await this.alert.getByRole('button', { name: 'OK' }).click();
  }

  async submitBids(): Promise<void> {
    await this.press('Continue');
    await this.confirmation.submit();
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
