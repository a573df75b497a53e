import { User } from '@matka/contracts/api/users';
import { withStorage } from './local-storage.ts';
import { readStored } from './read-stored.ts';

export const USER_KEY = 'user_data';

/** Keys of the copies that are shown while there is no network; the histories of all bets and of the won ones. */
export const SEEN_KEYS = {
  markets: 'seen_markets',
  bids: 'seen_bids',
  wins: 'seen_wins',
  results: 'seen_results',
} as const;
export type SeenSlot = keyof typeof SEEN_KEYS;

/** The stored user; undefined if absent or malformed: unreadable points must not become zero. */
export function readStoredUser(): User | undefined {
  const text = withStorage((storage) => storage.getItem(USER_KEY)) ?? null;
  const { value, losses } = readStored(User, text);
  return losses.some(({ place }) => place[0] === 'points') ? undefined : value;
}

/** The identity of a player; undefined for a record without one. */
export function identityOf(user: Readonly<User> | null | undefined): string | undefined {
  const identity = user?.mobile_number || user?.id;
  return identity === undefined ? undefined : String(identity);
}
