import { expect, type Locator, type Page } from '@playwright/test';

export class ProfilePanel {
  readonly page: Page;
  readonly menu: Locator;
  readonly box: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    this.box = page
      .getByRole('dialog')
      .filter({ has: page.getByRole('button', { name: 'Logout' }) });
  }

  async open(): Promise<void> {
    await this.menu.click();
    await expect(this.box).toBeVisible();
  }

  async choose(entry: string): Promise<void> {
    await this.box.getByRole('button', { name: entry }).click();
  }

  async logOut(): Promise<void> {
    const loaded = this.page.waitForEvent('load');
    await this.choose('Logout');
    await loaded;
  }
}
