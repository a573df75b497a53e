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

/** Removes the dismissed submissions of every player; only open or unseen submissions of a signed-out player stay. */
export function forgetDismissed(): void {
  withStorage((storage) => {
    for (const name of Object.keys(storage))
      if (name.startsWith(appPrefix()) && /"dismissedAt":\d/.test(storage.getItem(name) ?? ''))
        storage.removeItem(name);
  });
}
