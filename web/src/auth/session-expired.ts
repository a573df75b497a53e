import { session } from './auth-state.ts';
import { clearSession } from './sign-out.ts';

type Listener = (reason: string) => void;
const listeners = new Set<Listener>();

/**
 * Calls `listener` with the reason, a text for the player, when a session ends because its token
 * could not be refreshed.
 * @returns a function that ends the listening
 */
export function onSessionLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends the session with a reason. Calls that fail after that tell nothing a second time. */
export function loseSession(reason: string): void {
  const wasSignedIn = session.isAuthenticated;
  clearSession();
  if (!wasSignedIn) return;
  for (const listener of listeners) listener(reason);
}
