import type { SentBetType } from '@matka/contracts/api/bet-types';
import { type RandomSource, randomSource } from '@matka/contracts/random';
import { type Db, inTransaction } from '../db/database.ts';
import { type Market, readBetTypes, readMarkets } from '../db/markets.ts';
import {
  readSettings,
  type TokenSetting,
  type WorldSettings,
  type WorldSpec,
  writeSettings,
} from '../db/settings.ts';
import { styledBy } from '../host-styles/host-styles.ts';
import type { Form, StyleRules } from '../host-styles/style.ts';
import { Journal, type JournalBudget, type JournalCursor } from '../journal/journal.ts';
import { instantOf, startClock } from './clock.ts';
import { Faults } from './faults.ts';
import { LoginThrottle } from './login-throttle.ts';

/** Values derived from a world's state; `invalidateCaches` discards all of them at once. */
interface WorldCache {
  /** The response of GET /markets/, valid while the world's time is at least `from` and before `until`. */
  marketsResponse?: { body: string; from: number; until: number };
  nextDue?: number;
}

/** Starting point of a recording; replaying the same requests from it is deterministic. */
export interface RecordingStart {
  spec: WorldSpec;
  /** Real time when the world was opened; epoch milliseconds. */
  wallClock: number;
  /** The initial database; undefined if the spec is enough to create it. */
  snapshot: Buffer | undefined;
}

/** The header that holds the key of a replay. */
export const replayHeader = 'x-mock-replay';

/** A sandbox: its database, its clock and the state in memory. */
export interface World {
  readonly id: string;
  readonly db: Db;
  settings: WorldSettings;
  /** Undefined if the initial snapshot was too large to keep: the world cannot be replayed. */
  recordingStart: RecordingStart | undefined;
  /** Wall-clock override during replay and clock changes. */
  frozenWallClock: number | undefined;
  /** Ids of the fault rules of the request that is replayed; undefined if the journal has none. */
  replayedFaults: readonly number[] | undefined;
  /** A replay that builds this world, without delays: requests without its key wait for its end. */
  replay: { key: string; ended: Promise<void> } | undefined;
  /** A change by the control API until it is in the journal: other requests wait for its end. */
  change: { ended: Promise<void>; end: () => void } | undefined;
  markets: readonly Market[];
  betTypes: readonly SentBetType[];
  cache: WorldCache;
  readonly loginThrottle: LoginThrottle;
  /** Resolves when the last login so far was checked. */
  lastLogin: Promise<unknown>;
  readonly random: RandomSource;
  /** The form of its host styles; undefined for the plain mock. */
  form: Form | undefined;
  /** Its rules that differ from the mock's. */
  rules: StyleRules;
  readonly faults: Faults;
  readonly journal: Journal;
  readonly journalCursor: JournalCursor;
  /** True if the world was created explicitly or changed: a new fork would differ. */
  isTouched: boolean;
  usedAt: number;
}

/** Default token lifetimes: 60 minutes and 30 days. */
export const defaultTokenSettings: TokenSetting = {
  accessSeconds: 60 * 60,
  refreshSeconds: 30 * 24 * 60 * 60,
  generation: 0,
  loginGeneration: 0,
  refreshRefused: false,
};

/** The settings of a new world. */
export function initialSettings(spec: WorldSpec): WorldSettings {
  return { spec, clock: spec.clock, tokens: defaultTokenSettings, settledUntil: spec.at };
}

/** Names of the host styles of a world; empty for the plain mock. */
export const hostStyleOf = ({ settings }: Pick<World, 'settings'>): readonly string[] =>
  settings.spec.hostStyle ?? [];

/** The form and the rules of a world, from its styles and from the host that it follows. */
function partsOf({ spec, host }: WorldSettings): Pick<World, 'form' | 'rules'> {
  const { form, rules } = styledBy(spec.hostStyle ?? []);
  return { form, rules: { ...rules, ...host } };
}

/** Ids of the markets that a host style adds begin after this one. */
const moreMarketsFrom = 1_000;

/** The markets, with the times of the host that the world follows and those that its styles add. */
function marketsOf(db: Db, { bidsStop, dayStart, moreMarkets = 0 }: StyleRules): Market[] {
  const markets = readMarkets(db).map((market) => {
    const own = bidsStop?.[market.id];
    const schedule = { ...market.schedule, dayStart, ...(own && { bidsStop: own }) };
    return { ...market, schedule };
  });
  const count = markets.length > 0 ? moreMarkets : 0;
  const more = Array.from({ length: count }, (_, index) => ({
    ...(markets[index % markets.length] as Market),
    id: moreMarketsFrom + index,
    name: `Bazar ${index}`,
  }));
  return [...markets, ...more];
}

export function loadWorld(
  id: string,
  db: Db,
  {
    wallClock = Date.now(),
    snapshot,
    budget,
  }: Partial<Omit<RecordingStart, 'spec'>> & { budget?: JournalBudget } = {},
): World {
  const settings = readSettings(db);
  if (!settings) throw new Error(`The database of world ${id} holds no world`);
  const random = randomSource(settings.spec.seed);
  const { form, rules } = partsOf(settings);
  const world: World = {
    id,
    db,
    settings: { ...settings, clock: startClock(settings.clock, wallClock) },
    recordingStart: { spec: settings.spec, wallClock, snapshot },
    frozenWallClock: undefined,
    replayedFaults: undefined,
    replay: undefined,
    change: undefined,
    markets: marketsOf(db, rules),
    betTypes: readBetTypes(db),
    cache: {},
    loginThrottle: new LoginThrottle(),
    lastLogin: Promise.resolve(),
    random,
    form,
    rules,
    faults: new Faults(random),
    journal: new Journal(budget),
    journalCursor: { rows: 0, ledger: 0 },
    isTouched: true,
    usedAt: wallClock,
  };
  if (settings.clock.mode === 'starting') writeSettings(db, world.settings);
  return world;
}

/** Real time as the world sees it; epoch milliseconds. */
export const wallClock = ({ frozenWallClock }: World): number => frozenWallClock ?? Date.now();

/** The world's time in epoch milliseconds. */
export const worldTime = (world: World): number =>
  instantOf(world.settings.clock, wallClock(world));

/** Changes and stores settings of a world. */
export function changeSettings(world: World, change: Partial<WorldSettings>): void {
  const settings = { ...world.settings, ...change };
  writeSettings(world.db, settings);
  world.settings = settings;
  if (change.spec ?? change.host) Object.assign(world, partsOf(settings));
}

/** Runs work that changes a world in one transaction. A throw takes back its settings too. */
export function changeWorld<Result>(world: World, work: () => Result): Result {
  const { settings } = world;
  try {
    return inTransaction(world.db, work);
  } catch (error) {
    world.settings = settings;
    invalidateCaches(world);
    throw error;
  }
}

/** Discards all values derived from times, statuses and results. */
export function invalidateCaches(world: World): void {
  world.cache = {};
}

/** Reloads markets and bet types after their tables changed. */
export function reloadMarkets(world: World): void {
  world.markets = marketsOf(world.db, world.rules);
  world.betTypes = readBetTypes(world.db);
  invalidateCaches(world);
}

/** Gives a world host styles by their names, from its next request on. */
export function changeHostStyle(world: World, names: readonly string[]): void {
  const { hostStyle: _, ...spec } = world.settings.spec;
  changeSettings(world, {
    spec: { ...spec, ...(names.length > 0 && { hostStyle: [...names] }) },
  });
  reloadMarkets(world);
}
