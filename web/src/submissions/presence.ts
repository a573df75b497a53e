import { subscribe } from 'valtio';
import { auth } from '../auth/auth-state.ts';
import { currentPrefix, keysWith } from './owner.ts';

const listeners = new Set<() => void>();

/** Whether storage contains a submission of the current player; cheap enough for every start. */
export function hasSubmission(): boolean {
  const prefix = currentPrefix();
  try {
    return prefix !== undefined && keysWith(localStorage, prefix).length > 0;
  } catch {
    return false;
  }
}

/** Notifies listeners that this tab changed stored submissions. */
export function announceChange(): void {
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` when the stored submissions may have changed: here, in another tab, or by
 * another player.
 * @returns a function that unsubscribes
 */
export function onSubmissionChange(listener: () => void): () => void {
  listeners.add(listener);
  const endSession = subscribe(auth, listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    endSession();
    removeEventListener('storage', listener);
  };
}
