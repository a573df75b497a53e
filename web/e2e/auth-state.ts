import type { DemoPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import type { BrowserContext } from '@playwright/test';

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

/** The mock server, the world and the origin of the app to sign in at. */
interface Place {
  mockUrl: string;
  world: string;
  origin: string;
}

/**
 * Signs a player in by writing the app's own state into the browser: both tokens as cookies, the
 * user in local storage. Replaces everything stored before.
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
