import { auth } from '../auth/auth-state.ts';
import { config } from '../config.ts';

/** Begins the name of everything in local storage that belongs to submissions. */
const NAME = 'submission';

/** The signed-in player, as the host tells players apart; undefined for a visitor, or one without a name. */
export function currentPlayer(): string | undefined {
  const { isAuthenticated, user } = auth;
  const player = isAuthenticated ? (user?.mobile_number ?? user?.id) : undefined;
  return player === undefined ? undefined : String(player);
}

/** Begins the storage key of each submission of the current player with this app. */
export function currentPrefix(): string | undefined {
  const player = currentPlayer();
  return player && `${NAME}:${config().appId}:${encodeURIComponent(player)}:`;
}

/** The keys of storage that begin with a prefix. */
export function keysWith(storage: Storage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter(
    (key): key is string => key?.startsWith(prefix) === true,
  );
}
