import { restoreSnapshot } from '../db/copy-database.ts';
import { type Db, openEmptyDatabase, openSnapshot, serializeDatabase } from '../db/database.ts';
import { openDatabaseFile } from '../db/database-file.ts';
import { readSettings, type WorldSpec } from '../db/settings.ts';
import { worldsToEvict } from './eviction.ts';
import { importSnapshot } from './import-snapshot.ts';
import { takeChanges } from './journal.ts';
import { type Seed, snapshotFor } from './snapshots.ts';
import { loadWorld, type RecordingStart, type World } from './world.ts';
import {
  resetSpec,
  resolveWorldSpec,
  type SpecDefaults,
  type WorldOptions,
} from './world-options.ts';

/** A world id: what an app_id must look like to name a world. */
export const worldIdPattern = /^[a-z0-9-]{1,64}$/;

/** How worlds are made unless a call says otherwise. */
export interface WorldDefaults extends SpecDefaults {
  /** The app id of the world that is there from the start. */
  defaultWorld: string;
  /** The database file of the default world; undefined keeps it in memory. */
  file: string | undefined;
  /** Whether the default world begins anew although its file holds one. */
  fresh: boolean;
  /** Whether a world must have been created before its first use. */
  strict: boolean;
}

/** All worlds of one server. */
export interface Worlds {
  /**
   * The world of an id, forked on first use; undefined for an id that may not be used. Like all that make a world it
   * throws a WorldsFullError when there is no room.
   */
  use: (id: string) => World | undefined;
  /** Makes a world, in the place of one with the same id. */
  create: (id: string, options: WorldOptions) => World;
  /**
   * Makes a world from an exported one, in the place of one with the same id. Throws an ImageError
   * for bytes that are no world.
   */
  restore: (id: string, image: Buffer) => World;
  /** Makes a world that begins as another one did. */
  fork: (id: string, beginning: RecordingStart) => World;
  /** Brings a world back to its seed; one on real time to that of the present hour. */
  reset: (id: string) => World | undefined;
  /** Forgets a world in memory; the default one is reset instead. */
  drop: (id: string) => boolean;
  /** Whether a world is still the one of its id: none was made in its place, and it was not dropped. */
  isCurrent: (world: World) => boolean;
  list: () => World[];
  close: () => void;
}

/** A default world that is found in a file of up to this size is remembered as it was found. */
const maxSnapshotBytes = 4 * 1024 * 1024;

const sizeOf = ({ handle }: Db): number =>
  Number(handle.pragma('page_count', { simple: true })) *
  Number(handle.pragma('page_size', { simple: true }));

/** Opens the default world and holds all others. Throws a DatabaseFileError for a file that cannot be used. */
export function createWorlds(defaults: WorldDefaults, seed: Seed): Worlds {
  const worlds = new Map<string, World>();
  const isDefaultWorld = (id: string) => id === defaults.defaultWorld;

  const put = (id: string, db: Db, start: Partial<RecordingStart> = {}): World => {
    const world = loadWorld(id, db, start);
    takeChanges(world);
    worlds.set(id, world);
    return world;
  };
  const close = (world: World) => world.db.handle.close();
  const isDefault = ({ id }: World) => isDefaultWorld(id);
  const evict = (world: World): void => {
    worlds.delete(world.id);
    close(world);
  };
  const makeFrom = (id: string, snapshot: Buffer, start: Partial<RecordingStart> = {}): World => {
    const former = worlds.get(id);
    if (isDefaultWorld(id) && former) {
      restoreSnapshot(former.db, snapshot);
      return put(id, former.db, start);
    }
    if (!former) worldsToEvict([...worlds.values()], isDefault).forEach(evict);
    const world = put(id, openSnapshot(snapshot), start);
    if (former) close(former);
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
    use: (id) => {
      const world = worlds.get(id);
      if (world) {
        world.usedAt = Date.now();
        return world;
      }
      if (defaults.strict || !worldIdPattern.test(id)) return undefined;
      const fork = make(id, resolveWorldSpec(defaults, {}));
      fork.isTouched = false;
      return fork;
    },
    create: (id, options) => make(id, resolveWorldSpec(defaults, options)),
    restore: (id, bytes) => {
      const snapshot = importSnapshot(bytes);
      return makeFrom(id, snapshot, { snapshot });
    },
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
