import { expect, type Locator, type Page } from '@playwright/test';

export class AppFrame {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Waits for a screen by its route, the title in its top bar, which comes before its code, and its content. */
  async shows(path: string, title: string): Promise<void> {
    await expect(this.page).toHaveURL(new RegExp(`${path}$`));
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(this.page.getByRole('main')).toContainText(/\S/);
  }

  get wallet(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: 'Wallet' });
  }

  get entries(): Locator {
    return this.page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  }
}
