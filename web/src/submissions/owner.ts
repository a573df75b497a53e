import { currentPlayer } from '../auth/current-player.ts';
import { config } from '../config.ts';

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
