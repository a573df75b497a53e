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

/** Puts the stored worlds back. Throws for one that this mock cannot read. */
export async function restoreWorlds(app: FastifyInstance, store: WorldStore): Promise<void> {
  for (const { id, file, database } of await store.load()) {
    restoreWorld(app, id, file, Buffer.from(database));
  }
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
    const worlds = lasting();
    const changed = worlds.filter((world) => isChanged(world, false));
    const ids = new Set(worlds.map(({ id }) => id));
    const removed = [...marks.keys()].filter((id) => !ids.has(id));
    if (changed.length === 0 && removed.length === 0) return;
    const before = marks;
    const now = remember();
    const work = store.save(changed.map(stored), removed);
    marks = now;
    try {
      await work;
    } catch (error) {
      marks = before;
      throw error;
    }
  };
  marks = remember();
  return {
    keep: ({ isReading }) => {
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
