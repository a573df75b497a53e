import type { Page } from '@playwright/test';
import { type ThemeName, themes } from '../../src/lib/theme.ts';
import { SPLASH_TRANSITION_DELAY } from '../../src/lib/timings.ts';
import { expect, test } from '../fixtures.ts';
import { configure } from '../page-config.ts';
import { inspectOwnTheme, inspectWithoutControls } from './inspect.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Keeps the splash screen from navigating to login. */
const staySplash = (page: Page): Promise<unknown> =>
  page.addInitScript((delay) => {
    if (location.pathname !== '/') return;
    const { setTimeout } = window;
    const others = (task: () => void, wait?: number) =>
      wait === delay ? 0 : setTimeout(task, wait);
    Object.assign(window, { setTimeout: others });
  }, SPLASH_TRANSITION_DELAY);

// Screens with their own layout per theme, or colours of the host: loaded in each theme.
for (const theme of Object.keys(themes) as ThemeName[]) {
  test(`splash, login, registration and home of ${theme} can be seen, hit and read by everybody`, async ({
    page,
    login,
    register,
    openAs,
    home,
  }) => {
    const found: string[] = [];
    const look = async (place: string) => void found.push(...(await inspectOwnTheme(page, place)));
    await configure(page, { theme });
    await staySplash(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: themes[theme].appName })).toBeVisible();
    found.push(...(await inspectWithoutControls(page, '/')));
    await login.open();
    await login.isShown();
    await look('/login');
    await login.submit();
    await look('/login with nothing filled in');
    await login.signIn('9876543210', 'Wrong@2026');
    await expect(login.failure).toBeVisible();
    await look('/login refused');
    await register.open();
    await look('/register');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await look('/register with nothing filled in');
    for (const grantType of ['mpin', 'otp'] as const) {
      await configure(page, { theme, grantType });
      await login.open();
      await login.isShown();
      await look(`/login by ${grantType}`);
    }
    await openAs('/home');
    await home.isShown();
    await look('/home');
    expect(found).toEqual([]);
  });
}
