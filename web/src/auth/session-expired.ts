import { setSessionEvents } from '../api/client.ts';
import { readRefreshToken } from '../api/tokens.ts';
import type { Message } from '../i18n/text.ts';
import { createEvent } from '../lib/event.ts';
import { auth } from './auth-state.ts';
import { isSamePlayer } from './other-tabs.ts';
import { clearSession } from './sign-out.ts';

const expired = createEvent<[Message]>();

/** Calls a listener with the reason when a session ends by a failed refresh, until the returned function is called. */
export const onSessionExpired = expired.follow;

/** Ends the session with a reason, once. */
export function expireSession(reason: Message): void {
  const wasSignedIn = auth.isAuthenticated;
  clearSession();
  if (wasSignedIn) expired.announce(reason);
}

/** Connects the sign-in state with the API client: refreshed tokens and expiry arrive here. */
export function followClient(): void {
  setSessionEvents({
    onRefreshed: (access) => {
      auth.token = access;
      auth.refreshToken = readRefreshToken() ?? null;
    },
    onExpired: expireSession,
    isSamePlayer,
  });
}
