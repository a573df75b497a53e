import { defaultOptions } from '../app.ts';
import { emptyTables, inTransaction } from '../db/database.ts';
import { DatabaseFileError, openDatabaseFile } from '../db/database-file.ts';
import { readSettings } from '../db/settings.ts';
import { resolveWorldSpec } from '../worlds/world-options.ts';
import type { WorldDefaults } from '../worlds/worlds.ts';
import { seedWorld } from './seed-world.ts';

/** Options of `seed`: the options of the default world, and the number of bets of the main player. */
export interface SeedOptions extends Partial<WorldDefaults> {
  bets: number | undefined;
}

/**
 * Writes the default world to its database file and returns the path. Throws a DatabaseFileError and changes
 * nothing if no file is given, if it cannot be used, or if it holds a world and `fresh` is not set.
 */
export function seedDefaultWorld({ file, fresh = false, bets, ...options }: SeedOptions): string {
  if (file === undefined) throw new DatabaseFileError('seed takes a file: --db FILE.');
  const db = openDatabaseFile(file);
  try {
    if (!fresh && readSettings(db)) {
      throw new DatabaseFileError(`${file} already holds a world; --fresh replaces it.`);
    }
    const spec = resolveWorldSpec({ ...defaultOptions, ...options }, {});
    inTransaction(db, () => {
      emptyTables(db);
      seedWorld(db, bets === undefined ? spec : { ...spec, bets });
    });
    return file;
  } finally {
    db.handle.close();
  }
}
