import type { DemoPlayer } from '@matka/fixtures/players';
import { logIn } from '@matka/mock-server/client/log-in';
import type { BrowserContext } from '@playwright/test';

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number];

interface Place {
  mockUrl: string;
  world: string;
  origin: string;
}

/** The cookie that brings the user to the next page, which moves it to its local storage. */
const carrier = 'e2e_user';

function unpackUser(name: string): void {
  // A sandboxed page has no cookies.
  if (self.origin === 'null') return;
  const [, user] = document.cookie.match(`(?:^|; )${name}=([^;]*)`) ?? [];
  if (user === undefined) return;
  void cookieStore.delete(name);
  localStorage.clear();
  localStorage.setItem('user_data', decodeURIComponent(user));
}

/** Lets the pages of a context take over the user that `storeAuthState` stores. */
export const prepareAuthState = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(unpackUser, carrier);

/**
 * Signs a player in for the next page by writing the app's own state into the browser: both tokens as cookies, the user
 * in local storage. Replaces everything stored before. Playwright's own way opens a page for it, at a third of the cost
 * of a short test.
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
  await context.clearCookies();
  await context.addCookies([
    cookie('access_token', tokens.access),
    cookie('refresh_token', tokens.refresh),
    cookie(carrier, encodeURIComponent(JSON.stringify(user))),
  ]);
}
