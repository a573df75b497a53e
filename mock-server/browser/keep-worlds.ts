import type { FastifyInstance } from 'fastify';
import { serializeDatabase } from '../src/db/database.ts';
import { restoreWorld } from '../src/recording/restore-world.ts';
import { worldFile } from '../src/recording/world-file.ts';
import type { World } from '../src/worlds/world.ts';
import type { StoredWorld, WorldStore } from './world-store.ts';

const stored = (world: World): StoredWorld => ({
  id: world.id,
  file: worldFile(world, false),
  database: serializeDatabase(world.db),
});

/** Puts the stored worlds back. Returns the ids of those that this mock cannot read; they are left out. */
export async function restoreWorlds(app: FastifyInstance, store: WorldStore): Promise<string[]> {
  const unreadable: string[] = [];
  for (const { id, file, database } of await store.load()) {
    try {
      restoreWorld(app, id, file, Buffer.from(database));
    } catch {
      // A world may be there by half: its database was good, the rest was not.
      app.worlds.drop(id);
      unreadable.push(id);
    }
  }
  return unreadable;
}

/** A change could not be stored. */
export class NotStoredError extends Error {
  override readonly name = 'NotStoredError';
}

/** The part of a world that tells whether it changed. */
interface Mark {
  world: World;
  writes: number;
  journal: number;
  faults: string;
}

const markOf = (world: World): Mark => ({
  world,
  writes: world.db.writes,
  journal: world.journal.last()?.number ?? 0,
  faults: JSON.stringify(world.faults.state()),
});

/** Stores worlds that changed. */
export interface Keeper {
  /**
   * Resolves when all that changed until now is stored. After a reading request only changed tables count: its line in
   * the journal is stored with the next change.
   */
  keep: (after: { isReading: boolean }) => Promise<void>;
}

/** Keeps the worlds of an app in a store. */
export function keepWorlds(app: FastifyInstance, store: WorldStore): Keeper {
  let marks = new Map<string, Mark>();
  /** The save under way, and the one that begins after it. */
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  let failure: NotStoredError | undefined;
  const lasting = (): World[] => app.worlds.list().filter(({ replaying }) => !replaying);
  const remember = (): Map<string, Mark> =>
    new Map(lasting().map((world) => [world.id, markOf(world)]));

  const isChanged = (world: World, isReading: boolean): boolean => {
    const mark = marks.get(world.id);
    if (!mark || mark.world !== world || mark.writes !== world.db.writes) return true;
    if (isReading) return false;
    const { journal, faults } = markOf(world);
    return mark.journal !== journal || mark.faults !== faults;
  };
  const save = async (): Promise<void> => {
    if (failure) throw failure;
    const worlds = lasting();
    const changed = worlds.filter((world) => isChanged(world, false));
    const ids = new Set(worlds.map(({ id }) => id));
    const removed = [...marks.keys()].filter((id) => !ids.has(id));
    if (changed.length === 0 && removed.length === 0) return;
    marks = remember();
    try {
      await store.save(changed.map(stored), removed);
    } catch (cause) {
      // What is in memory differs from what is stored from now on.
      failure = new NotStoredError('The change could not be stored', { cause });
      throw failure;
    }
  };
  marks = remember();
  return {
    keep: ({ isReading }) => {
      if (failure) return Promise.reject(failure);
      const worlds = lasting();
      const isSame = worlds.length === marks.size;
      if (isReading && isSame && !worlds.some((world) => isChanged(world, true))) {
        return Promise.resolve();
      }
      if (!next) {
        // A save that is under way began before this request ended.
        const begun = current.then(
          () => undefined,
          () => undefined,
        );
        next = begun.then(() => {
          next = undefined;
          current = save();
          return current;
        });
      }
      return next;
    },
  };
}
