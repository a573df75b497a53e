import { client } from '../api/client.ts';
import { lifeLeft } from '../api/token-life.ts';
import { readAccessToken } from '../api/tokens.ts';
import { appPath } from '../lib/base-path.ts';
import { paths } from '../lib/paths.ts';
import { REFRESH_BEFORE_EXPIRY, REFRESH_CHECK_INTERVAL } from '../lib/timings.ts';
import { auth } from './auth-state.ts';

/** Refreshes the access token when it expires within five minutes, but not on the login page. */
export async function refreshSoonExpiring(): Promise<void> {
  const token = readAccessToken();
  if (!auth.isAuthenticated || !token || appPath() === paths.login) return;
  if ((lifeLeft(token) ?? 0) >= REFRESH_BEFORE_EXPIRY) return;
  await client.renewAccessToken(token);
}

/** Checks the access token every five minutes, until the returned function is called. */
export function startProactiveRefresh(): () => void {
  const timer = setInterval(
    () => void refreshSoonExpiring().catch(() => undefined),
    REFRESH_CHECK_INTERVAL,
  );
  return () => clearInterval(timer);
}
