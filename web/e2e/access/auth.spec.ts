import { type ThemeName, themes } from '../../src/lib/theme.ts';
import { configure } from '../page-config.ts';
import { expect, test } from '../test.ts';
import { inspectOwnTheme } from './inspect.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const theme of Object.keys(themes) as ThemeName[]) {
  test(`login and registration of ${theme} can be seen, hit and read by everybody`, async ({
    page,
    login,
    register,
  }) => {
    const found: string[] = [];
    const look = async (place: string) => void found.push(...(await inspectOwnTheme(page, place)));
    await configure(page, { theme });
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
    expect(found).toEqual([]);
  });
}
