import { lifeLeft } from '../api/token-life.ts';
import { readAccessToken, readRefreshToken } from '../api/tokens.ts';
import { readStoredUser } from '../lib/stored-player.ts';
import { auth } from './auth-state.ts';
import { clearSession } from './sign-out.ts';
import { recallDoubt } from './stored-user.ts';

export function restoreSession(token: string): void {
  auth.token = token;
  auth.refreshToken = readRefreshToken() ?? null;
  auth.user = readStoredUser() ?? null;
  recallDoubt();
  auth.isAuthenticated = true;
}

/** Restores the session. Without a valid access token all stale data go, even beside a valid refresh token (a quirk). */
export function startSession(): void {
  const token = readAccessToken();
  if (token && (lifeLeft(token) ?? 0) > 0) restoreSession(token);
  else clearSession();
}
