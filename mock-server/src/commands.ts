import { emptyTables } from './db/copy-database.ts';
import { DatabaseFileError, openDatabaseFile } from './db/database-file.ts';
import { readSettings } from './db/settings.ts';
import { inTransaction } from './db/transaction.ts';
import { seedWorld } from './seeding/seed-world.ts';
import { resolveWorldSpec } from './worlds/world-options.ts';
import type { WorldDefaults } from './worlds/worlds.ts';

/** What `seed` works from: how worlds are made, and how many bets the main player is to have. */
export interface SeedOptions extends WorldDefaults {
  /** Undefined plants the usual ones. */
  bets: number | undefined;
}

/**
 * Plants the default world in its file without serving it; gives the file's path. Throws a plain
 * sentence when there is no file, when it holds a world already and is not to begin anew, and when
 * it cannot be used; it is left as it was then.
 */
export function seedDefaultWorld({ file, fresh, bets, ...defaults }: SeedOptions): string {
  if (file === undefined) throw new DatabaseFileError('seed takes a file: --db FILE.');
  const db = openDatabaseFile(file);
  try {
    if (!fresh && readSettings(db)) {
      throw new DatabaseFileError(`${file} holds a world already; --fresh begins it anew.`);
    }
    const spec = resolveWorldSpec(defaults, {});
    inTransaction(db, () => {
      emptyTables(db);
      seedWorld(db, bets === undefined ? spec : { ...spec, bets });
    });
    return file;
  } finally {
    db.handle.close();
  }
}
