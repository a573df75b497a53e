import { subscribe } from 'valtio';
import { auth } from '../auth/auth-state.ts';
import { currentPlayer } from '../auth/current-player.ts';
import { config } from '../config.ts';
import { storedChanges } from '../lib/stored-changes.ts';

/** Prefix of everything in local storage that belongs to submissions. */
const NAME = 'submission';

/** Prefix of the storage keys of the current player's submissions in this app. */
export function currentPrefix(): string | undefined {
  const player = currentPlayer();
  return player && `${NAME}:${config().appId}:${encodeURIComponent(player)}:`;
}

/** The storage keys with a prefix. */
export function keysWith(storage: Storage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter(
    (key): key is string => key?.startsWith(prefix) === true,
  );
}

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
