import type { User } from '@matka/contracts/api/users';
import { hostNow } from '../lib/host-time.ts';
import { withStorage } from '../lib/local-storage.ts';
import { auth } from './auth-state.ts';
import { POINTS_AT_KEY, USER_KEY } from './stored-user.ts';

/** Stores every field of the user, known or not; `at` is the host's time of the points in milliseconds. */
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

/** Sets the wallet and stores it; `at` is the host's time of the points in milliseconds, now by default. */
export function setPoints(points: number, at?: number): void {
  auth.user = { ...auth.user, points };
  storeUser(auth.user, at);
}
