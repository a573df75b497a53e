import { defaultAppId, mainPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import type { BrowserContext } from '@playwright/test';

/** Signs the main player in by setting cookies and storage as the app does. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  mockUrl: string,
): Promise<void> {
  const { user, tokens } = await logIn(mockUrl, defaultAppId, mainPlayer);
  const cookie = (name: string, value: string) => ({
    name,
    value,
    url: origin,
    sameSite: 'Strict' as const,
  });
  await context.addCookies([
    cookie('access_token', tokens.access),
    cookie('refresh_token', tokens.refresh),
  ]);
  await context.addInitScript(
    (stored) => localStorage.setItem('user_data', stored),
    JSON.stringify(user),
  );
}
