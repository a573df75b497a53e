import { hash } from 'node:crypto';
import { hashSecretWith } from '../players/credentials.ts';

const hashes = new Map<string, string>();

/** The hashes that seeding has computed in this process, by salt and secret with a space between. */
export const seedHashes: ReadonlyMap<string, string> = hashes;

/** The hash of a seeded secret. Seeding repeats the same few secrets: each is hashed once per process. */
export function seedHash(seed: number, mobile: string, kind: string, secret: string): string {
  const salt = hash('sha256', JSON.stringify([seed, mobile, kind]), 'base64').slice(0, 16);
  const key = `${salt} ${secret}`;
  const known = hashes.get(key) ?? hashSecretWith(salt, secret);
  hashes.set(key, known);
  return known;
}
