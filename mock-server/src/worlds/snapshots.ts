import { openEmptyDatabase, serializeDatabase } from '../db/database.ts';
import type { WorldSpec } from '../db/settings.ts';
import { seedWorld } from '../seeding/seed-world.ts';

/** Images kept at a time; the one unused for longest goes first. */
const maxSnapshots = 16;
const snapshots = new Map<string, Buffer>();

/**
 * The database of a newborn world as bytes. The same spec gives the same bytes; the last few are
 * kept, so that making a world again costs a copy.
 */
export function snapshotFor(spec: WorldSpec): Buffer {
  const key = JSON.stringify(spec);
  const image = snapshots.get(key) ?? createSnapshot(spec);
  snapshots.delete(key);
  snapshots.set(key, image);
  if (snapshots.size > maxSnapshots) snapshots.delete(snapshots.keys().next().value ?? key);
  return image;
}

function createSnapshot(spec: WorldSpec): Buffer {
  const db = openEmptyDatabase();
  try {
    seedWorld(db, spec);
    return serializeDatabase(db);
  } finally {
    db.handle.close();
  }
}
