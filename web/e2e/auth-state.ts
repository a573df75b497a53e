import type { DemoPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import type { BrowserContext } from '@playwright/test';

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

/** Where a session is wanted: the mock that knows the player, the world's id, the origin of the app. */
interface Place {
  mockUrl: string;
  world: string;
  origin: string;
}

/**
 * Puts the session of a player into the browser as the app itself keeps it: both tokens as cookies, the user in
 * local storage. Whatever was kept there before is gone.
 */
export async function storeAuthState(
  context: BrowserContext,
  place: Place,
  player: DemoPlayer,
): Promise<void> {
  const { user, tokens } = await logIn(place.mockUrl, place.world, player);
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
