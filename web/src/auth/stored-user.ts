import { type User, user } from '@matka/contracts/decoders/users';
import { decode } from '@matka/contracts/decoding/decode';
import { hostNow } from '../lib/host-time.ts';
import { withStorage } from '../lib/local-storage.ts';
import { auth } from './auth-state.ts';

/** Key of the signed-in player in local storage. */
export const USER_KEY = 'user_data';
/** Key of the bets in local storage that the player placed lately. */
export const PLACED_KEY = 'placed_bets';

/** Key of the host's time, in milliseconds, at which the stored points were those of the host. */
export const POINTS_AT_KEY = 'points_at';
/** Key of what was won since then. */
export const WINS_KEY = 'wins_since';
/** Key of the colours of the homepage configuration. */
export const HOST_COLOURS_KEY = 'host_colours';

/** The stored user; undefined if there is none or it is malformed. */
export function readStoredUser(): User | undefined {
  return withStorage((storage) => decode(user, JSON.parse(storage.getItem(USER_KEY) ?? 'null')));
}

/**
 * Stores the user with every field of the response, known or not.
 * @param at the host's time of the points, in milliseconds
 */
export function storeUser(user: User, at = hostNow()): void {
  withStorage((storage) => {
    storage.setItem(USER_KEY, JSON.stringify(user));
    storage.setItem(POINTS_AT_KEY, String(at));
  });
}

/** The host's time of the stored points, in milliseconds; undefined if it is unknown. */
export function pointsAt(): number | undefined {
  const at = Number(withStorage((storage) => storage.getItem(POINTS_AT_KEY)));
  return Number.isFinite(at) && at > 0 ? at : undefined;
}

/** Removes the stored user, everything about the points, and what was placed lately. */
export function clearStoredUser(): void {
  withStorage((storage) => {
    for (const key of [USER_KEY, PLACED_KEY, POINTS_AT_KEY, WINS_KEY, HOST_COLOURS_KEY])
      storage.removeItem(key);
  });
}

/**
 * Sets the wallet to `points`, as in the response to a bet, and stores it.
 * @param at the host's time at which they were its own, in milliseconds; now if it is left out
 */
export function setPoints(points: number, at?: number): void {
  auth.user = { ...auth.user, points };
  storeUser(auth.user, at);
}
