import { type Db, openEmptyDatabase, serializeDatabase } from '../db/database.ts';
import type { WorldSpec } from '../db/settings.ts';

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
