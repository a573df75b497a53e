import { subscribe } from 'valtio';
import { auth } from '../auth/auth-state.ts';
import { storedChanges } from '../lib/stored-changes.ts';
import { currentPrefix, keysWith } from './owner.ts';

const changes = storedChanges();

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
export const announceChange = changes.announce;

/**
 * Calls `listener` when the stored submissions may have changed: here, in another tab, or by
 * another player.
 * @returns a function that unsubscribes
 */
export function onSubmissionChange(listener: () => void): () => void {
  const ends = [changes.follow(listener), subscribe(auth, listener)];
  return () => {
    for (const end of ends) end();
  };
}
