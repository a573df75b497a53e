import { setSessionEvents } from '../api/session-events.ts';
import type { Message } from '../i18n/text.ts';
import { auth } from './auth-state.ts';
import { clearSession } from './sign-out.ts';

type Listener = (reason: Message) => void;
const listeners = new Set<Listener>();

/**
 * Calls `listener` with the reason, a message for the player, when a session ends because its token
 * could not be refreshed.
 * @returns a function that unsubscribes
 */
export function onSessionExpired(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends the session with a reason. Does nothing more when it has ended already. */
export function expireSession(reason: Message): void {
  const wasSignedIn = auth.isAuthenticated;
  clearSession();
  if (!wasSignedIn) return;
  for (const listener of listeners) listener(reason);
}

/** Connects the sign-in state with the API client: refreshed tokens and expiry arrive here. */
export function followClient(): void {
  setSessionEvents({
    onRefreshed: (access) => {
      auth.token = access;
    },
    onExpired: expireSession,
  });
}
