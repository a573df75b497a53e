import { read } from '@matka/contracts/reading/read';
import type { Read } from '@matka/contracts/reading/read-type';
import type { TSchema } from 'typebox';
import { config } from '../config.ts';
import { hostNow } from '../lib/host-time.ts';
import { withStorage } from '../lib/local-storage.ts';
import { identityOf, readStoredUser, SEEN_KEYS, type SeenSlot } from '../lib/stored-player.ts';
import { readAccessToken } from './tokens.ts';

/** The stored copy of the last response, with the host's time of its request in milliseconds. */
export interface Seen<T> {
  readonly at: number;
  readonly data: T;
}

const LIFE = 24 * 60 * 60_000;
/** Without a network the host's time cannot be more exact. */
const CLOCK_ERROR = 60_000;
/** A longer copy is not stored: it would take the space of more important data. */
const MOST_CHARACTERS = 200_000;

/** The owner and content of a copy: app, signed-in player and `part`, e.g. a day; undefined for a visitor. */
function ownerOf(part: string): string | undefined {
  const player = identityOf(readStoredUser());
  return player && readAccessToken() ? JSON.stringify([config().appId, player, part]) : undefined;
}

const isAlive = (at: number): boolean => {
  const age = hostNow() - at;
  return age >= -CLOCK_ERROR && age < LIFE;
};

/** Fetches, and stores the response as the copy of its slot if the same player is still signed in. */
export async function keepSeen<T>(
  slot: SeenSlot,
  part: string,
  fetchIt: () => Promise<T>,
): Promise<T> {
  const owner = ownerOf(part);
  const sent = Date.now();
  const data = await fetchIt();
  const at = hostNow() - Math.max(0, Date.now() - sent);
  const copy = `${at}\n${owner}\n${JSON.stringify(data)}`;
  // Another tab may have signed out meanwhile.
  if (owner && owner === ownerOf(part) && copy.length <= MOST_CHARACTERS)
    withStorage((storage) => storage.setItem(SEEN_KEYS[slot], copy));
  return data;
}

/** The player's own copy of a slot; undefined if there is none of the last 24 hours, or if it cannot be read. */
export function lastSeen<T extends TSchema>(
  slot: SeenSlot,
  part: string,
  declaration: T,
): Seen<Read<T>> | undefined {
  return withStorage((storage) => {
    const [time, owner, ...text] = storage.getItem(SEEN_KEYS[slot])?.split('\n') ?? [];
    const at = Number(time);
    if (owner === undefined || owner !== ownerOf(part) || !isAlive(at)) return undefined;
    const { value } = read(declaration, JSON.parse(text.join('\n')));
    return value === undefined ? undefined : { at, data: value };
  });
}

/** Erases the copies that are older than a day, or of an unknown time. */
export function eraseOldSeen(): void {
  withStorage((storage) => {
    for (const key of Object.values(SEEN_KEYS)) {
      const copy = storage.getItem(key);
      if (copy !== null && !isAlive(Number(copy.split('\n', 1)[0]))) storage.removeItem(key);
    }
  });
}
