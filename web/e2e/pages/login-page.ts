import { expect, type Page } from '@playwright/test';

export class LoginPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  get failure() {
    return this.page.getByRole('alert').filter({ hasText: 'Login Failed' });
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/login$/);
    await expect(this.page.getByLabel('Mobile number')).toBeVisible();
  }

  async signIn(mobile: string, password: string): Promise<void> {
    await this.page.getByLabel('Mobile number').fill(mobile);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Login', exact: true }).click();
  }
}
