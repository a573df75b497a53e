import { hash } from 'node:crypto';
import { players } from '@matka/fixtures/players';
import { hashSecretWith } from '../players/credentials.ts';
import type { Db } from '../stores/db.ts';
import { insertPlayer } from '../stores/players.ts';
import type { Birth } from '../stores/settings.ts';
import { moveWallet } from '../stores/wallet.ts';

const day = 24 * 60 * 60_000;
/** Demo players joined two years before the world began. */
const joinedBefore = 730 * day;

const hashed = new Map<string, string>();

/** Seeds are planted often with the same few secrets: each is hashed once for a process. */
function seedHash(seed: number, mobile: string, kind: string, secret: string): string {
  const salt = hash('sha256', JSON.stringify([seed, mobile, kind]), 'base64').slice(0, 16);
  const key = `${salt} ${secret}`;
  const known = hashed.get(key) ?? hashSecretWith(salt, secret);
  hashed.set(key, known);
  return known;
}

/** Adds the documented players with their credentials and what they have in the wallet. */
export function plantPlayers(db: Db, { seed, at }: Birth): void {
  for (const player of players) {
    const joined = at - joinedBefore;
    const playerId = insertPlayer(db, {
      mobile: player.mobile,
      first_name: player.firstName,
      last_name: player.lastName,
      password_hash: seedHash(seed, player.mobile, 'password', player.password),
      mpin_hash: seedHash(seed, player.mobile, 'mpin', player.mpin),
      takes_otp: 1,
      created_at: joined,
    });
    moveWallet(db, {
      playerId,
      amount: player.balanceHundredths,
      at: joined,
      kind: 'opening',
      betId: null,
    });
  }
}
