import { keyOfPlayer } from '../auth/current-player.ts';
import { config } from '../config.ts';
import { withStorage } from '../lib/local-storage.ts';
import { storedChanges } from '../lib/stored-changes.ts';

/** Prefix of the storage keys of this app's submissions. */
const appPrefix = (): string => `submission:${config().appId}:`;

/** Prefix of the storage keys of the current player's submissions; undefined without an identity. */
export function currentPrefix(): string | undefined {
  const key = keyOfPlayer('submission');
  return key && `${key}:`;
}

/** Report, and follow, that stored submissions changed: here, and in another tab. */
export const { announce: announceChange, follow: onSubmissionChange } = storedChanges();

/** Removes what was dismissed, of any player: of one who is signed out only what is open or was not seen stays. */
export function forgetDismissed(): void {
  withStorage((storage) => {
    for (const name of Object.keys(storage))
      if (name.startsWith(appPrefix()) && /"dismissedAt":\d/.test(storage.getItem(name) ?? ''))
        storage.removeItem(name);
  });
}
