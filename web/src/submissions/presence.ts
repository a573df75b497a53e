import { currentPlayer } from '../auth/current-player.ts';
import { config } from '../config.ts';
import { storedChanges } from '../lib/stored-changes.ts';

/** Prefix of the storage keys of the current player's submissions in this app; undefined without an identity. */
export function currentPrefix(): string | undefined {
  const player = currentPlayer();
  return player && `submission:${config().appId}:${encodeURIComponent(player)}:`;
}

/**
 * `announceChange` reports that this tab changed stored submissions. `onSubmissionChange` calls a listener when some may
 * have changed, here or in another tab, and returns a function that unsubscribes.
 */
export const { announce: announceChange, follow: onSubmissionChange } = storedChanges();
