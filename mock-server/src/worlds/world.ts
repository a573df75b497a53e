import type { BetType } from '@matka/contracts/api/bet-types';
import type { Db } from '../db/database.ts';
import { type Market, readBetTypes, readMarkets } from '../db/markets.ts';
import { playerExists } from '../db/players.ts';
import {
  readSettings,
  type TokenSetting,
  type WorldSettings,
  type WorldSpec,
  writeSettings,
} from '../db/settings.ts';
import { instantOf, startClock } from './clock.ts';
import { createFaults, type Faults } from './fault-rules.ts';
import { createJournal, createJournalCursor, type Journal, type JournalCursor } from './journal.ts';
import { createLoginThrottle, type LoginThrottle } from './login-throttle.ts';
import { type RandomSource, randomSource } from './random.ts';
import { emptyCache, type WorldCache } from './world-cache.ts';

/** What a journal begins with: the same beginning and the same calls come to the same world. */
export interface RecordingStart {
  spec: WorldSpec;
  /** The machine's time, in epoch milliseconds, when the world was opened. */
  wallClock: number;
  /** Its database then, for a world that was no newborn one any more; undefined when its birth tells all. */
  snapshot: Buffer | undefined;
}

/** A whole state of the house: its database, its clock and what is only held in memory. */
export interface World {
  readonly id: string;
  readonly db: Db;
  settings: WorldSettings;
  /** Undefined when nobody kept it, as of a large file: its journal cannot be replayed. */
  recordingStart: RecordingStart | undefined;
  /** What stands for the machine's time while a call is repeated or the world is being changed; else undefined. */
  frozenWallClock: number | undefined;
  /** Whether a replay is repeating calls in it: nobody waits for answers, nothing counts as exercised. */
  replaying: boolean;
  /** The ids of the rules that spoiled the call which a replay repeats; undefined where its journal does not say. */
  replayedFaults: readonly number[] | undefined;
  /** As the tables hold them; read anew by `readHouse`. */
  markets: readonly Market[];
  betTypes: readonly BetType[];
  /** Values derived from the state above. */
  cache: WorldCache;
  readonly loginThrottle: LoginThrottle;
  readonly random: RandomSource;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly journalCursor: JournalCursor;
  /** Whether it was made on purpose, or somebody changed something or signed in: a new fork would not be the same. */
  isTouched: boolean;
  /** Real time of the last use. */
  usedAt: number;
}

/** The tokens of a world whose knobs nobody has touched: 60 minutes and 30 days. */
export const defaultTokenSettings: TokenSetting = {
  accessSeconds: 60 * 60,
  refreshSeconds: 30 * 24 * 60 * 60,
  generation: 0,
  loginGeneration: 0,
  refreshRefused: false,
};

/** The settings with which a world begins. */
export function initialSettings(spec: WorldSpec): WorldSettings {
  return { spec, clock: spec.clock, tokens: defaultTokenSettings, settledUntil: spec.at };
}

/** Wakes the world that a database holds, at a time of the machine; `image` as in its Beginning. */
export function loadWorld(
  id: string,
  db: Db,
  {
    wallClock = Date.now(),
    snapshot,
  }: Partial<Pick<RecordingStart, 'wallClock' | 'snapshot'>> = {},
): World {
  const settings = readSettings(db);
  if (!settings) throw new Error(`The database of world ${id} holds no world`);
  const random = randomSource(settings.spec.seed);
  const world: World = {
    id,
    db,
    settings: { ...settings, clock: startClock(settings.clock, wallClock) },
    recordingStart: { spec: settings.spec, wallClock, snapshot },
    frozenWallClock: undefined,
    replaying: false,
    replayedFaults: undefined,
    markets: readMarkets(db),
    betTypes: readBetTypes(db),
    cache: emptyCache(),
    loginThrottle: createLoginThrottle(),
    random,
    faults: createFaults(random),
    journal: createJournal(),
    journalCursor: createJournalCursor(),
    isTouched: true,
    usedAt: wallClock,
  };
  if (settings.clock.mode === 'starting') writeSettings(db, world.settings);
  return world;
}

/** The machine's time as the world sees it, in epoch milliseconds. */
export const wallClock = ({ frozenWallClock }: World): number => frozenWallClock ?? Date.now();

/** The world's time in epoch milliseconds. */
export const worldTime = (world: World): number =>
  instantOf(world.settings.clock, wallClock(world));

/** Changes settings of a world and keeps them. */
export function changeSettings(world: World, change: Partial<WorldSettings>): void {
  world.settings = { ...world.settings, ...change };
  writeSettings(world.db, world.settings);
}

/** Forgets what was worked out from times, statuses and results. */
export function invalidateCaches(world: World): void {
  world.cache = emptyCache();
}

/** Reads markets and bet types anew after their tables changed. */
export function reloadMarkets(world: World): void {
  world.markets = readMarkets(world.db);
  world.betTypes = readBetTypes(world.db);
  invalidateCaches(world);
}

/** Whether a player of that id is there. */
export function hasPlayer({ db, cache: { knownPlayers } }: World, playerId: number): boolean {
  if (knownPlayers.has(playerId)) return true;
  const found = playerExists(db, playerId);
  if (found) knownPlayers.add(playerId);
  return found;
}
