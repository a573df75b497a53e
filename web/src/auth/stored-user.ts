import type { User } from '@matka/contracts/api/users';
import { proxy, useSnapshot } from 'valtio';
import { hostNow } from '../lib/host-time.ts';
import { readText, withStorage, writeText } from '../lib/local-storage.ts';
import { SEEN_KEYS, USER_KEY } from '../lib/stored-player.ts';
import { type AuthState, auth, useAuth } from './auth-state.ts';

/** Key of the host's time of the stored points, in milliseconds. */
export const POINTS_AT_KEY = 'points_at';
/** Key of the time of stored points that are known to be too high. */
export const WRONG_POINTS_KEY = 'wrong_points_at';
/** Key of the wins since then. */
export const WINS_KEY = 'wins_since';
/** Key of the placed bids whose draws are ahead. */
export const DRAW_TICKETS_KEY = 'draw_tickets';
export const HOST_COLOURS_KEY = 'host_colours';

/** Removes the stored user, everything about the points, and the copies; tickets of draws outlive the session. */
export function clearStoredUser(): void {
  withStorage((storage) => {
    const keys = [USER_KEY, POINTS_AT_KEY, WRONG_POINTS_KEY, WINS_KEY, HOST_COLOURS_KEY];
    for (const key of [...keys, ...Object.values(SEEN_KEYS)]) storage.removeItem(key);
  });
}

/** Stores every field of the user, even unknown ones; `at` is the host's time of the points in milliseconds. */
export function storeUser(user: User, at = hostNow()): void {
  withStorage((storage) => {
    storage.setItem(USER_KEY, JSON.stringify(user));
    storage.setItem(POINTS_AT_KEY, String(at));
  });
  recallDoubt();
}

/** The host's time of the stored points, in milliseconds; undefined if it is unknown. */
export function pointsAt(): number | undefined {
  const at = Number(withStorage((storage) => storage.getItem(POINTS_AT_KEY)));
  return Number.isFinite(at) && at > 0 ? at : undefined;
}

/** Sets the wallet and stores it; `at` is the host's time of the points in milliseconds, now by default. */
export function setPoints(points: number, at?: number): void {
  auth.user = { ...auth.user, points };
  storeUser(auth.user, at);
}

const doubt = proxy({ ofPoints: false });

/** The signed-in player whose points may be shown; null if they are known to be wrong. */
export const trustedUser = (): AuthState['user'] => (doubt.ofPoints ? null : auth.user);

/** The same in render. */
export function useTrustedUser() {
  const { user } = useAuth();
  return useSnapshot(doubt).ofPoints ? null : user;
}

/** Notes that the player has fewer points than stored: the stored points are not shown as current. */
export function doubtPoints(): void {
  writeText(WRONG_POINTS_KEY, readText(POINTS_AT_KEY));
  doubt.ofPoints = true;
}

/** Reads from the storage if the stored points are known to be wrong. */
export function recallDoubt(): void {
  const at = readText(WRONG_POINTS_KEY);
  doubt.ofPoints = at !== null && at === readText(POINTS_AT_KEY);
}
