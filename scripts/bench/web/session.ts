import { mainPlayer } from '@matka/fixtures/players';
import type { BrowserContext } from '@playwright/test';
import type { House } from '../houses.ts';

/** Puts the main player's session into the browser as the app keeps it. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  { server }: House,
): Promise<void> {
  const { mobile, password } = mainPlayer;
  const answer = await fetch(`${server.url}/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      app_id: 'kalyan-matka',
      mobile_number: mobile,
      password,
    }),
  });
  const { user, tokens } = (await answer.json()) as {
    user: object;
    tokens: { access: string; refresh: string };
  };
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
