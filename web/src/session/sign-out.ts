import { clearSession } from './clear.ts';
import { session } from './session-state.ts';

/** Signs out: nothing of the player is left, here and in the other tabs. */
export function signOut(): void {
  clearSession();
  session.error = null;
}
