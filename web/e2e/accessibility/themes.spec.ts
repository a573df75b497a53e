import { readBoolean } from '@matka/contracts/cli/boolean';
import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { type ThemeName, themes } from '../../src/lib/theme.ts';
import { SPLASH_TRANSITION_DELAY } from '../../src/lib/timings.ts';
import { putState } from '../bids/navigation-state.ts';
import { expect, test } from '../fixtures.ts';
import { configure } from '../page-config.ts';
import { inspectOwnTheme, inspectWithoutControls } from './inspect.ts';

/** Keeps the splash screen from navigating to login. */
const staySplash = (page: Page): Promise<unknown> =>
  page.addInitScript((delay) => {
    if (location.pathname !== '/') return;
    const { setTimeout } = window;
    const others = (task: () => void, wait?: number) =>
      // biome-ignore lint/plugin/no-sleeps: the timers of the page.
      wait === delay ? 0 : setTimeout(task, wait);
    Object.assign(window, { setTimeout: others });
  }, SPLASH_TRANSITION_DELAY);

const all = readBoolean(process.env, 'MATKA_ALL_THEMES') === true;

// Screens with their own layout per theme: loaded in each theme, one after the other with the files of the first.
test('splash, login and registration of every theme are visible, tappable and accessible', async ({
  page,
  login,
  openAs,
  home,
}) => {
  test.slow();
  const found: string[] = [];
  await staySplash(page);
  for (const [index, theme] of (Object.keys(themes) as ThemeName[]).entries()) {
    const look = async (place: string) =>
      void found.push(...(await inspectOwnTheme(page, `${theme}: ${place}`)));
    await configure(page, { theme });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: themes[theme].appName })).toBeVisible();
    found.push(...(await inspectWithoutControls(page, `${theme}: /`)));
    await putState(page, paths.login);
    await login.isShown();
    if (all) await look('/login');
    // It shows besides all that the form shows, and an error at each field.
    await login.submit();
    await look('/login with nothing filled in');
    if (all || index === 0) {
      await login.signIn('9876543210', 'Wrong@2026');
      await expect(login.failure).toBeVisible();
      await look('/login refused');
    }
    await putState(page, paths.register);
    await expect(page.getByRole('heading', { name: 'Register Now' })).toBeVisible();
    if (all) await look('/register');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await look('/register with nothing filled in');
    // The fields of a PIN and of a code have one layout: one theme looks at each.
    const grantTypes = ['mpin', 'otp'] as const;
    for (const grantType of all ? grantTypes : grantTypes.slice(index, index + 1)) {
      await configure(page, { theme, grantType });
      await login.open();
      await login.isShown();
      await look(`/login by ${grantType}`);
    }
    // The unit tests of the themes hold every pair of its colours, also of those that the host sets.
    if (all) {
      await openAs('/home');
      await home.isShown();
      await look('/home');
      await page.context().clearCookies();
    }
  }
  expect(found).toEqual([]);
});
