import { expect, type Locator, type Page } from '@playwright/test';

export interface NewPlayer {
  mobile: string;
  firstName: string;
  lastName: string;
  password: string;
}

export class RegisterPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/register');
    await this.isShown();
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/register$/);
    await expect(this.page.getByRole('heading', { name: 'Register Now' })).toBeVisible();
  }

  field(label: string): Locator {
    return this.page.getByLabel(label, { exact: true });
  }

  async register(player: NewPlayer): Promise<void> {
    await this.field('Mobile number').fill(player.mobile);
    await this.field('First name').fill(player.firstName);
    await this.field('Last name').fill(player.lastName);
    await this.field('Password').fill(player.password);
    await this.field('Confirm password').fill(player.password);
    await this.page.getByRole('button', { name: 'Register', exact: true }).click();
  }

  async acknowledge(message: string): Promise<void> {
    const alert = this.page.getByRole('alertdialog', { name: message });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(alert).toBeHidden();
  }
}
