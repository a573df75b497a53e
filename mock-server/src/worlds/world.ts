import type { BetType } from '@matka/contracts/api/bet-types';
import type { Db } from '../db/database.ts';
import { type HouseMarket, readBetTypes, readMarkets } from '../db/markets.ts';
import { playerExists } from '../db/players.ts';
import {
  type Birth,
  readSettings,
  type TokenSetting,
  type WorldSettings,
  writeSettings,
} from '../db/settings.ts';
import type { Moment } from '../markets/phases.ts';
import { instantOf, started } from './clock.ts';
import { createFaults, type Faults } from './fault-rules.ts';
import { createJournal, type Journal } from './journal.ts';
import { type Attempts, createAttempts } from './login-throttle.ts';
import { type RandomSource, randomSource } from './random.ts';

/** An answer kept as long as the world's time stays within `from` (included) and `until`. */
export interface Kept {
  body: string;
  from: number;
  until: number;
}

/** What a journal begins with: the same beginning and the same calls come to the same world. */
export interface Beginning {
  birth: Birth;
  /** The machine's time, in epoch milliseconds, when the world was opened. */
  real: number;
  /** Its database then, for a world that was no newborn one any more; undefined when its birth tells all. */
  image: Buffer | undefined;
}

/** A whole state of the house: its database, its clock and what is only held in memory. */
export interface World {
  readonly id: string;
  readonly db: Db;
  settings: WorldSettings;
  /** Undefined when nobody kept it, as of a large file: its journal cannot be replayed. */
  beginning: Beginning | undefined;
  /** What stands for the machine's time while a call is repeated or the world is being changed; else undefined. */
  heldAt: number | undefined;
  /** Whether a replay is repeating calls in it: nobody waits for answers, nothing counts as exercised. */
  replaying: boolean;
  /** As the tables hold them; read anew by `readHouse`. */
  markets: readonly HouseMarket[];
  betTypes: readonly BetType[];
  /** The answer of GET /markets/ while no status and no result changes. */
  keptMarkets: Kept | undefined;
  /** What the clock said when it was last asked. */
  keptMoment: Moment | undefined;
  /** The instant at which the next draw falls due; undefined when it has to be looked up. */
  nextDue: number | undefined;
  /** Players that were seen: no player ever leaves. */
  readonly knownPlayers: Set<number>;
  /** Players with magic numbers by their ids; undefined until it is asked for. */
  magicMobiles: ReadonlyMap<number, string> | undefined;
  readonly attempts: Attempts;
  readonly random: RandomSource;
  readonly faults: Faults;
  readonly journal: Journal;
  /** What had changed when the last call was kept. */
  readonly journalled: { rows: number; writes: number; ledger: number };
  /** Real time of the last use. */
  usedAt: number;
}

/** The tokens of a world whose knobs nobody has touched: 60 minutes and 30 days. */
export const usualTokens: TokenSetting = {
  accessSeconds: 60 * 60,
  refreshSeconds: 30 * 24 * 60 * 60,
  generation: 0,
  loginGeneration: 0,
  refreshRefused: false,
};

/** The settings with which a world begins. */
export function settingsOf(birth: Birth): WorldSettings {
  return { birth, clock: birth.clock, tokens: usualTokens, settledUntil: birth.at };
}

/** Wakes the world that a database holds, at a time of the machine; `image` as in its Beginning. */
export function openWorld(
  id: string,
  db: Db,
  { real = Date.now(), image }: Partial<Pick<Beginning, 'real' | 'image'>> = {},
): World {
  const settings = readSettings(db);
  if (!settings) throw new Error(`The database of world ${id} holds no world`);
  const random = randomSource(settings.birth.seed);
  const world: World = {
    id,
    db,
    settings: { ...settings, clock: started(settings.clock, real) },
    beginning: { birth: settings.birth, real, image },
    heldAt: undefined,
    replaying: false,
    markets: readMarkets(db),
    betTypes: readBetTypes(db),
    keptMarkets: undefined,
    keptMoment: undefined,
    nextDue: undefined,
    knownPlayers: new Set(),
    magicMobiles: undefined,
    attempts: createAttempts(),
    random,
    faults: createFaults(random),
    journal: createJournal(),
    journalled: { rows: 0, writes: -1, ledger: 0 },
    usedAt: real,
  };
  if (settings.clock.mode === 'starting') writeSettings(db, world.settings);
  return world;
}

/** The machine's time as the world sees it, in epoch milliseconds. */
export const realIn = ({ heldAt }: World): number => heldAt ?? Date.now();

/** The world's time in epoch milliseconds. */
export const nowIn = (world: World): number => instantOf(world.settings.clock, realIn(world));

/** Changes settings of a world and keeps them. */
export function changeSettings(world: World, change: Partial<WorldSettings>): void {
  world.settings = { ...world.settings, ...change };
  writeSettings(world.db, world.settings);
}

/** Forgets what was worked out from times, statuses and results. */
export function forgetKept(world: World): void {
  world.keptMarkets = undefined;
  world.keptMoment = undefined;
  world.nextDue = undefined;
}

/** Reads markets and bet types anew after their tables changed. */
export function readHouse(world: World): void {
  world.markets = readMarkets(world.db);
  world.betTypes = readBetTypes(world.db);
  forgetKept(world);
}

/** Whether a player of that id is there. */
export function hasPlayer({ db, knownPlayers }: World, playerId: number): boolean {
  if (knownPlayers.has(playerId)) return true;
  const found = playerExists(db, playerId);
  if (found) knownPlayers.add(playerId);
  return found;
}
