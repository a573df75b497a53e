import { expect, type Locator, type Page } from '@playwright/test';

export class LoginPage {
  readonly page: Page;
  readonly mobile: Locator;
  readonly password: Locator;

  constructor(page: Page) {
    this.page = page;
    this.mobile = page.getByLabel('Mobile number');
    this.password = page.getByLabel('Password', { exact: true });
  }

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  get failure(): Locator {
    return this.page.getByRole('alert').filter({ hasText: 'Login Failed' });
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/login$/);
    // The address changes before the screen; registration asks for a mobile number too.
    await expect(this.page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible();
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Login', exact: true }).click();
  }

  async signIn(mobile: string, password: string): Promise<void> {
    await this.mobile.fill(mobile);
    await this.password.fill(password);
    await this.submit();
  }
}
