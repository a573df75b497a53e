import { hash } from 'node:crypto';
import { faker } from '@faker-js/faker/locale/en_IN';
import { mainHistory, poorHistory, type SeededBet } from '@matka/fixtures/history';
import { magicPassword, mainPlayer, players, poorPlayer } from '@matka/fixtures/players';
import type { Db } from '../db/database.ts';
import { moveWallet } from '../db/ledger.ts';
import { insertPlayer, type NewPlayer } from '../db/players.ts';
import type { WorldSpec } from '../db/settings.ts';
import { magicPlayers } from '../faults/magic-inputs.ts';
import { hashSecretWith } from '../players/credentials.ts';
import { dayLength, indianTimestamp } from '../shared/time.ts';
import type { SeedContext } from './bet-slots.ts';
import { type Steps, seedHistory, seedLongHistory } from './seed-history.ts';

const count = 20;

/** Twenty players with Indian names, determined by the seed. */
function generatedPlayers(seed: number) {
  faker.seed(seed);
  const mobiles = new Set<string>();
  while (mobiles.size < count) mobiles.add(faker.helpers.fromRegExp('[6-8]{1}[0-9]{9}'));
  return [...mobiles].map((mobile) => ({
    player: { mobile, first_name: faker.person.firstName(), last_name: faker.person.lastName() },
    balance: faker.number.int({ min: 100, max: 5_000 }) * 100,
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

const accountAge = 730 * dayLength;
const magicPlayerBalance = 1_000_000;

/** Adds a player who signs in by OTP, and by the given hashes. */
const join = (
  db: Db,
  { at }: WorldSpec,
  player: Partial<NewPlayer> & Pick<NewPlayer, 'mobile' | 'first_name' | 'last_name'>,
): number =>
  insertPlayer(db, {
    password_hash: null,
    mpin_hash: null,
    takes_otp: 1,
    created_at: indianTimestamp(at - accountAge),
    ...player,
  });

export type Histories = Readonly<Record<string, readonly SeededBet[]>>;

export const defaultHistories: Histories = {
  [mainPlayer.mobile]: mainHistory,
  [poorPlayer.mobile]: poorHistory,
};

/**
 * Adds the demo players with wallets and bets, twenty generated ones who sign in by OTP, and those with magic inputs.
 */
export function* seedPlayers(
  db: Db,
  spec: WorldSpec,
  context: SeedContext,
  histories: Histories,
): Steps {
  const hashOf = (mobile: string, kind: string, secret: string): string =>
    seedHash(spec.seed, mobile, kind, secret);
  for (const player of players) {
    const { mobile, firstName, lastName, password, mpin } = player;
    const playerId = join(db, spec, {
      mobile,
      first_name: firstName,
      last_name: lastName,
      password_hash: hashOf(mobile, 'password', password),
      mpin_hash: hashOf(mobile, 'mpin', mpin),
    });
    const account = { playerId, balance: player.balanceHundredths };
    if (player === mainPlayer && spec.bets !== undefined)
      yield* seedLongHistory(db, context, account, spec.bets);
    else yield* seedHistory(db, context, account, histories[mobile] ?? []);
  }
  const magic = {
    first_name: 'Magic',
    last_name: 'Player',
    // One salt for all: their password is public.
    password_hash: hashOf('magic', 'password', magicPassword),
  };
  const others = [
    ...generatedPlayers(spec.seed),
    ...magicPlayers.map((mobile) => ({
      player: { ...magic, mobile },
      balance: magicPlayerBalance,
    })),
  ];
  for (const { player, balance } of others) {
    const playerId = join(db, spec, player);
    const at = spec.at - accountAge;
    moveWallet(db, { playerId, amount: balance, at, kind: 'opening', betId: null });
  }
}
