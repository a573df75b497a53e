import { expect, type Locator, type Page } from '@playwright/test';
import { ConfirmationDialog } from './confirmation-dialog.ts';
import { submissionNotices } from './submission-notices.ts';

/** Whether a tap on the middle of an element meets it. */
function isOnTop(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

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
    await expect(this.wallet).toBeVisible();
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

  /** The sessions that the dropdown lets choose. */
  get sessions(): Locator {
    return this.type.locator('option:enabled');
  }

  /** The text boxes of the entry, below date and type. */
  get boxes(): Locator {
    return this.page.getByRole('main').locator('input[inputmode="numeric"]');
  }

  /** Waits until a control is in view as a whole, with nothing in front of it. */
  async isInReach(control: Locator): Promise<void> {
    await expect(control).toBeInViewport({ ratio: 1 });
    await expect.poll(() => control.evaluate(isOnTop)).toBe(true);
  }

  /** What adds a bid: Add Bid, or the keys of the keypad. */
  get adding(): Locator {
    return this.page.getByRole('button', { name: 'Add Bid' }).or(this.keys);
  }

  /** The keys of the keypad. */
  get keys(): Locator {
    return this.page.getByRole('group', { name: 'Digits' }).getByRole('button');
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
    await this.keys.and(this.page.getByRole('button', { name: digit, exact: true })).click();
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

  /** What stands there as long as it is not known what became of the bets. */
  get unknownOutcome(): Locator {
    return this.page.getByRole('alertdialog', { name: /^Error: / });
  }

  /** The dialog on bets that are in the history, where no receipt came. */
  get foundInHistory(): Locator {
    return this.dialog('Found in your bid history');
  }

  /** The warning before bets are sent that may be placed twice. */
  get placedTwiceWarning(): Locator {
    return this.page.getByRole('alertdialog', { name: 'Your bets may be placed twice' });
  }

  /** The notices on submissions with something to say. */
  get notices(): Locator {
    return submissionNotices(this.page);
  }

  get shortBalance(): Locator {
    return this.dialog('Insufficient Wallet Balance.');
  }

  /** Waits until the wallet in the header shows these points. */
  async expectWallet(points: number): Promise<void> {
    await expect(this.wallet).toHaveText(`₹${points.toFixed(2)}`);
  }

  /** Closes the alert of the app. */
  async dismissAlert(): Promise<void> {
    await this.alert.getByRole('button', { name: 'OK' }).click();
  }

  /** Continue, and Submit in the confirmation. */
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
