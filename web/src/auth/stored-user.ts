import { User } from '@matka/contracts/api/users';
import { read } from '@matka/contracts/reading/read';
import { withStorage } from '../lib/local-storage.ts';

export const USER_KEY = 'user_data';
/** Key of the host's time, in milliseconds, at which the stored points were those of the host. */
export const POINTS_AT_KEY = 'points_at';
/** Key of what was won since then. */
export const WINS_KEY = 'wins_since';
export const HOST_COLOURS_KEY = 'host_colours';

/** The stored user; undefined if absent or malformed: unreadable points must not become zero. */
export function readStoredUser(): User | undefined {
  return withStorage((storage) => {
    const { value, losses } = read(User, JSON.parse(storage.getItem(USER_KEY) ?? 'null'));
    return losses.some(({ place }) => place === '$.points') ? undefined : value;
  });
}

/** Key of the recent bets in the storage of an earlier build. */
const EARLIER_BETS_KEY = 'placed_bets';

/** Removes the stored user, everything about the points, and the bets of an earlier build. */
export function clearStoredUser(): void {
  withStorage((storage) => {
    for (const key of [USER_KEY, POINTS_AT_KEY, WINS_KEY, HOST_COLOURS_KEY, EARLIER_BETS_KEY])
      storage.removeItem(key);
  });
}
