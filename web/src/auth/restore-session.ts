import { expiryOf, readAccessToken, readRefreshToken } from '../api/tokens.ts';
import { auth } from './auth-state.ts';
import { clearSession } from './sign-out.ts';
import { readStoredUser } from './stored-user.ts';

/** Takes the session over as it stands in cookies and storage. */
export function restoreSession(token: string): void {
  auth.token = token;
  auth.refreshToken = readRefreshToken() ?? null;
  auth.user = readStoredUser() ?? null;
  auth.isAuthenticated = true;
}

/**
 * The check at the start of the app, before any guarded screen is drawn: tokens come from the
 * cookies, the user from local storage. Without a usable access token nothing stale is left. An
 * expired one ends the session even when the refresh token is still good: a quirk that is kept.
 */
export function startSession(): void {
  const token = readAccessToken();
  const expiry = token && expiryOf(token);
  if (token && expiry && expiry > Date.now()) restoreSession(token);
  else clearSession();
}
