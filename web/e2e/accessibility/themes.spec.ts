import type { Page } from '@playwright/test';
import { paths } from '../../src/lib/paths.ts';
import { DEFAULT_THEME, themes } from '../../src/lib/theme.ts';
import { SPLASH_TRANSITION_DELAY } from '../../src/lib/timings.ts';
import { expect, test } from '../fixtures.ts';
import { configure } from '../page-config.ts';
import { putState } from '../put-state.ts';
import { colourFindings } from './axe.ts';
import { applyTheme, inspectOwnTheme, inspectWithoutControls, themesToApply } from './inspect.ts';

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

// The unit tests of the themes load each; the default one has every text that the form of another theme has.
test('splash, login and registration of every theme are visible, tappable and accessible', async ({
  page,
  login,
}) => {
  test.slow();
  const found: string[] = [];
  /** Looks at a place in its theme, and at its layout and colours in all others. */
  const look = async (place: string, inspect: typeof inspectOwnTheme) => {
    found.push(...(await inspect(page, place)));
    for (const theme of themesToApply) {
      await applyTheme(page, theme);
      found.push(...(await inspect(page, `${place} in ${theme}`, colourFindings)));
    }
    await applyTheme(page, DEFAULT_THEME);
  };
  await staySplash(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: themes[DEFAULT_THEME].appName })).toBeVisible();
  await look('/', inspectWithoutControls);
  await putState(page, paths.login);
  await login.isShown();
  // It shows besides all that the form shows, and an error at each field.
  await login.submit();
  await look('/login with nothing filled in', inspectOwnTheme);
  await login.signIn('9876543210', 'Wrong@2026');
  await expect(login.failure).toBeVisible();
  found.push(...(await inspectOwnTheme(page, '/login refused')));
  await putState(page, paths.register);
  await expect(page.getByRole('heading', { name: 'Register Now' })).toBeVisible();
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await look('/register with nothing filled in', inspectOwnTheme);

  // The theme with the longest name and the dark one, each with another way to sign in.
  for (const [theme, grantType] of [
    ['kalyanMatkaGreenCurved', 'mpin'],
    ['sattaMatkaDark', 'otp'],
  ] as const) {
    await configure(page, { theme, grantType });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: themes[theme].appName })).toBeVisible();
    found.push(...(await inspectWithoutControls(page, `${theme}: /`)));
    await putState(page, paths.login);
    await login.isShown();
    found.push(...(await inspectOwnTheme(page, `${theme}: /login by ${grantType}`)));
  }
  expect(found).toEqual([]);
});
