import type { DemoPlayer } from '@matka/fixtures/players';
import type { BrowserContext } from '@playwright/test';

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

/** Where a session is wanted: the mock that knows the player, the world's id, the origin of the app. */
interface Place {
  mockUrl: string;
  world: string;
  origin: string;
}

/** The user and both tokens of a login by the call alone. */
async function loggedIn({ mockUrl, world }: Place, player: DemoPlayer) {
  const response = await fetch(`${mockUrl}/users/login/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'password',
      app_id: world,
      mobile_number: player.mobile,
      password: player.password,
    }),
  });
  if (!response.ok) throw new Error(`Login answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/**
 * Puts the session of a player into the browser as the app itself keeps it: both tokens as cookies, the user in
 * local storage. Whatever was kept there before is gone.
 */
export async function storeSession(
  context: BrowserContext,
  place: Place,
  player: DemoPlayer,
): Promise<void> {
  const { user, tokens } = await loggedIn(place, player);
  const cookie = (name: string, value: string): Cookie => ({
    name,
    value,
    domain: new URL(place.origin).hostname,
    path: '/',
    expires: Date.now() / 1000 + 24 * 60 * 60,
    httpOnly: false,
    secure: false,
    sameSite: 'Strict',
  });
  await context.setStorageState({
    cookies: [cookie('access_token', tokens.access), cookie('refresh_token', tokens.refresh)],
    origins: [
      {
        origin: place.origin,
        localStorage: [{ name: 'user_data', value: JSON.stringify(user) }],
      },
    ],
  });
}
