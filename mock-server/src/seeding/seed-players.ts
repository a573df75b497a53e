import { hash } from 'node:crypto';
import { createRequire } from 'node:module';
import { mainHistory, poorHistory, type SeededBet } from '@matka/fixtures/history';
import {
  type DemoPlayer,
  magicPassword,
  mainPlayer,
  players,
  poorPlayer,
} from '@matka/fixtures/players';
import type { Db } from '../db/database.ts';
import { moveWallet } from '../db/ledger.ts';
import { insertPlayer } from '../db/players.ts';
import type { WorldSpec } from '../db/settings.ts';
import { magicPlayers } from '../faults/magic-inputs.ts';
import { hashSecretWith } from '../players/credentials.ts';
import { dayLength, indianTimestamp } from '../shared/time.ts';
import type { SeedContext } from './bet-slots.ts';
import { seedHistory, seedLongHistory } from './seed-history.ts';

/** A generated player. */
interface GeneratedPlayer {
  mobile: string;
  firstName: string;
  lastName: string;
  balanceHundredths: number;
}

const count = 20;
const require = createRequire(import.meta.url);

/** Twenty players with Indian names, determined by the seed. */
function generatedPlayers(seed: number): GeneratedPlayer[] {
  // Loaded on use: a server with a seeded file starts without it.
  const { faker } =
    require('@faker-js/faker/locale/en_IN') as typeof import('@faker-js/faker/locale/en_IN');
  faker.seed(seed);
  const mobiles = new Set<string>();
  while (mobiles.size < count) mobiles.add(faker.helpers.fromRegExp('[6-8]{1}[0-9]{9}'));
  return [...mobiles].map((mobile) => ({
    mobile,
    firstName: faker.person.firstName(),
    lastName: faker.person.lastName(),
    balanceHundredths: faker.number.int({ min: 100, max: 5_000 }) * 100,
  }));
}

/** The hashes that seeding has computed in this process, by salt and secret with a space between. */
const hashes = new Map<string, string>();

/** The hash of a seeded secret. Seeding repeats the same few secrets: each is hashed once per process. */
function seedHash(seed: number, mobile: string, kind: string, secret: string): string {
  const salt = hash('sha256', JSON.stringify([seed, mobile, kind]), 'base64').slice(0, 16);
  const key = `${salt} ${secret}`;
  const known = hashes.get(key) ?? hashSecretWith(salt, secret);
  hashes.set(key, known);
  return known;
}

/** All accounts are two years older than the world. */
const accountAge = 730 * dayLength;
const magicPlayerBalance = 1_000_000;

const insertDemoPlayer = (db: Db, { seed, at }: WorldSpec, player: DemoPlayer): number =>
  insertPlayer(db, {
    mobile: player.mobile,
    first_name: player.firstName,
    last_name: player.lastName,
    password_hash: seedHash(seed, player.mobile, 'password', player.password),
    mpin_hash: seedHash(seed, player.mobile, 'mpin', player.mpin),
    takes_otp: 1,
    created_at: indianTimestamp(at - accountAge),
  });

/** Bets of the demo players by mobile number. */
export type Histories = Readonly<Record<string, readonly SeededBet[]>>;

export const defaultHistories: Histories = {
  [mainPlayer.mobile]: mainHistory,
  [poorPlayer.mobile]: poorHistory,
};

function payOpeningBalance(db: Db, playerId: number, amount: number, at: number): void {
  moveWallet(db, { playerId, amount, at, kind: 'opening', betId: null });
}

/**
 * Adds the demo players with credentials, wallets and bets, twenty generated players who sign in by OTP, and those
 * with magic inputs.
 */
export function seedPlayers(
  db: Db,
  spec: WorldSpec,
  context: SeedContext,
  histories: Histories,
): void {
  for (const player of players) {
    const id = insertDemoPlayer(db, spec, player);
    if (player === mainPlayer && spec.bets !== undefined) {
      seedLongHistory(db, context, id, spec.bets, player.balanceHundredths);
    } else {
      seedHistory(db, context, id, histories[player.mobile] ?? [], player.balanceHundredths);
    }
  }
  const joined = spec.at - accountAge;
  for (const { mobile, firstName, lastName, balanceHundredths } of generatedPlayers(spec.seed)) {
    const id = insertPlayer(db, {
      mobile,
      first_name: firstName,
      last_name: lastName,
      password_hash: null,
      mpin_hash: null,
      takes_otp: 1,
      created_at: indianTimestamp(joined),
    });
    payOpeningBalance(db, id, balanceHundredths, joined);
  }
  for (const mobile of magicPlayers) {
    const id = insertPlayer(db, {
      mobile,
      first_name: 'Magic',
      last_name: 'Player',
      // One salt for all: their password is public.
      password_hash: seedHash(spec.seed, 'magic', 'password', magicPassword),
      mpin_hash: null,
      takes_otp: 1,
      created_at: indianTimestamp(joined),
    });
    payOpeningBalance(db, id, magicPlayerBalance, joined);
  }
}
