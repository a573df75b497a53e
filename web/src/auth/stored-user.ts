import { type User, user } from '@matka/contracts/decoders/users';
import { decode } from '@matka/contracts/decoding/decode';
import { auth } from './auth-state.ts';

/** Key of the signed-in player in local storage. */
export const USER_KEY = 'user_data';

/**
 * Storage that is blocked or full does not stop the app: the user then lasts as long as the page.
 */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : use(localStorage);
  } catch {
    return undefined;
  }
}

/** The stored user; undefined if there is none or it is malformed. */
export function readStoredUser(): User | undefined {
  return withStorage((storage) => decode(user, JSON.parse(storage.getItem(USER_KEY) ?? 'null')));
}

/** Stores the user with every field of the response, known or not. */
export function storeUser(user: User): void {
  withStorage((storage) => storage.setItem(USER_KEY, JSON.stringify(user)));
}

/** Removes the stored user. */
export function clearStoredUser(): void {
  withStorage((storage) => storage.removeItem(USER_KEY));
}

/** Sets the wallet to `points`, as in the response to a bet, and stores it. */
export function setPoints(points: number): void {
  auth.user = { ...auth.user, points };
  storeUser(auth.user);
}
