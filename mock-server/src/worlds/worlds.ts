import {
  type Db,
  openEmptyDatabase,
  openSnapshot,
  restoreSnapshot,
  serializeDatabase,
} from '../db/database.ts';
import { openDatabaseFile } from '../db/database-file.ts';
import { readSettings, type WorldSpec } from '../db/settings.ts';
import { JournalBudget, takeChanges } from './journal.ts';
import { loadWorld, type RecordingStart, type World } from './world.ts';
import {
  resetSpec,
  resolveWorldSpec,
  type SpecDefaults,
  type WorldOptions,
} from './world-options.ts';

/** Worlds in memory at a time. */
export const maxWorlds = 1_000;
/** Idle worlds are removed after this time. */
const idleTimeoutMs = 12 * 60 * 60_000;
/** Worlds that were changed may be removed for others after this time. */
const restMs = 30 * 60_000;

/** There is no room for one more world. */
export class WorldsFullError extends Error {
  override readonly name = 'WorldsFullError';
}

/**
 * Worlds to remove before a new one is created: idle ones, and if there is still no room the least recently used
 * one of those that nobody changed (they can be created again), those that were used once first, then of those that were
 * idle for a while. Throws a WorldsFullError if all are in use.
 */
export function worldsToEvict<Candidate extends Pick<World, 'usedAt' | 'isTouched' | 'isReused'>>(
  worlds: readonly Candidate[],
  isFixed: (world: Candidate) => boolean,
): Candidate[] {
  const now = Date.now();
  const others = worlds.filter((world) => !isFixed(world)).sort((a, b) => a.usedAt - b.usedAt);
  const outdated = others.filter(({ usedAt }) => usedAt < now - idleTimeoutMs);
  if (worlds.length - outdated.length < maxWorlds) return outdated;
  const next =
    others.find(({ isTouched, isReused }) => !isTouched && !isReused) ??
    others.find(({ isTouched }) => !isTouched) ??
    others.find(({ usedAt }) => usedAt < now - restMs);
  if (next) return [next];
  throw new WorldsFullError(
    `This mock holds ${maxWorlds} worlds and all are in use: remove one, or wait until one has been idle for half an hour.`,
  );
}

/** Fills an empty database with the world of a spec. */
export type Seed = (db: Db, spec: WorldSpec) => void;

/** Snapshots cached at a time; the least recently used is dropped first. */
const maxSnapshots = 16;
const snapshots = new Map<string, Buffer>();

/**
 * The database of a new world as bytes. The same spec gives the same bytes; the last few are cached, so
 * that creating a world again costs a copy.
 */
export function snapshotFor(spec: WorldSpec, seed: Seed): Buffer {
  const key = JSON.stringify(spec);
  const snapshot = snapshots.get(key) ?? createSnapshot(spec, seed);
  snapshots.delete(key);
  snapshots.set(key, snapshot);
  if (snapshots.size > maxSnapshots) snapshots.delete(snapshots.keys().next().value ?? key);
  return snapshot;
}

function createSnapshot(spec: WorldSpec, seed: Seed): Buffer {
  const db = openEmptyDatabase();
  try {
    seed(db, spec);
    return serializeDatabase(db);
  } finally {
    db.handle.close();
  }
}

/** World ids; an app_id must match to name a world. */
export const worldIdPattern = /^[a-z0-9-]{1,64}$/;

/** Defaults of new worlds. */
export interface WorldDefaults extends SpecDefaults {
  /** The app id of the world that exists from the start. */
  defaultWorld: string;
  /** The database file of the default world; in memory if undefined. */
  file: string | undefined;
  /** Replaces the world in the file. */
  fresh: boolean;
  /** Worlds must be created before their first use. */
  strict: boolean;
}

/** All worlds of one server. */
export interface Worlds {
  /** The world of an id, created on first use; undefined for an id that is not allowed. */
  use: (id: string) => World | undefined;
  /** The world of an id; undefined for an unknown id. */
  get: (id: string) => World | undefined;
  /** Creates a world, replacing any with this id. */
  create: (id: string, options: WorldOptions) => World;
  /** Creates a world from an imported database, replacing any with this id. */
  restore: (id: string, snapshot: Buffer) => World;
  /** Creates a world with the start of another one. */
  fork: (id: string, start: RecordingStart) => World;
  /** Resets a world to its seed data; on real time to that of the current hour. */
  reset: (id: string) => World | undefined;
  /** Removes a world; the default one is reset instead. */
  drop: (id: string) => boolean;
  /** Whether a world is still the one of its id: it was neither replaced nor dropped. */
  isCurrent: (world: World) => boolean;
  list: () => World[];
  close: () => void;
}

/** The initial state of a world file is kept up to this size, for replays. */
const maxSnapshotBytes = 4 * 1024 * 1024;

const sizeOf = ({ handle }: Db): number =>
  Number(handle.pragma('page_count', { simple: true })) *
  Number(handle.pragma('page_size', { simple: true }));

/** Opens the default world and manages all others. Throws a DatabaseFileError for a file that cannot be used. */
export function createWorlds(defaults: WorldDefaults, seed: Seed): Worlds {
  const worlds = new Map<string, World>();
  const budget = new JournalBudget();
  const isDefaultWorld = (id: string) => id === defaults.defaultWorld;

  const put = (id: string, db: Db, start: Partial<RecordingStart> = {}): World => {
    const world = loadWorld(id, db, { ...start, budget });
    takeChanges(world);
    worlds.set(id, world);
    return world;
  };
  const close = (world: World) => {
    world.journal.close();
    world.db.handle.close();
  };
  const isDefault = ({ id }: World) => isDefaultWorld(id);
  const evict = (world: World): void => {
    worlds.delete(world.id);
    close(world);
  };
  const makeFrom = (id: string, snapshot: Buffer, start: Partial<RecordingStart> = {}): World => {
    const previous = worlds.get(id);
    // The default world stays in its file.
    if (isDefaultWorld(id) && previous && defaults.file !== undefined) {
      restoreSnapshot(previous.db, snapshot);
      previous.journal.close();
      return put(id, previous.db, start);
    }
    if (!previous) worldsToEvict([...worlds.values()], isDefault).forEach(evict);
    const world = put(id, openSnapshot(snapshot), start);
    if (previous) close(previous);
    return world;
  };
  const make = (id: string, spec: WorldSpec): World => makeFrom(id, snapshotFor(spec, seed));
  const db = defaults.file === undefined ? openEmptyDatabase() : openDatabaseFile(defaults.file);
  const found = !defaults.fresh && readSettings(db) !== undefined;
  if (!found) restoreSnapshot(db, snapshotFor(resolveWorldSpec(defaults, {}), seed));
  const small = found && sizeOf(db) <= maxSnapshotBytes;
  const first = put(defaults.defaultWorld, db, small ? { snapshot: serializeDatabase(db) } : {});
  if (found && !small) first.recordingStart = undefined;

  return {
    get: (id) => worlds.get(id),
    use: (id) => {
      const world = worlds.get(id);
      if (world) {
        world.usedAt = Date.now();
        world.isReused = true;
        return world;
      }
      if (defaults.strict || !worldIdPattern.test(id)) return undefined;
      const fork = make(id, resolveWorldSpec(defaults, {}));
      fork.isTouched = false;
      return fork;
    },
    create: (id, options) => make(id, resolveWorldSpec(defaults, options)),
    restore: (id, snapshot) => makeFrom(id, snapshot, { snapshot }),
    fork: (id, { spec, wallClock, snapshot }) =>
      makeFrom(id, snapshot ?? snapshotFor(spec, seed), { wallClock, snapshot }),
    reset: (id) => {
      const world = worlds.get(id);
      return world && make(id, resetSpec(world.settings.spec));
    },
    drop: (id) => {
      const world = worlds.get(id);
      if (!world) return false;
      if (isDefaultWorld(id)) make(id, resetSpec(world.settings.spec));
      else {
        evict(world);
      }
      return true;
    },
    isCurrent: (world) => worlds.get(world.id) === world,
    list: () => [...worlds.values()],
    close: () => {
      for (const world of worlds.values()) close(world);
      worlds.clear();
    },
  };
}
