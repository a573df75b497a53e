import { type Db, openSnapshot, serializeDatabase, withoutLog } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { checkImported } from './check-imported.ts';

/** The bytes are not a world of this mock; the message says why. */
export class SnapshotError extends Error {
  override readonly name = 'ImageError';
}

function check(db: Db): void {
  if (db.handle.pragma('quick_check(1)', { simple: true }) !== 'ok')
    throw new Error('it is damaged');
  migrate(db.handle);
  checkImported(db);
}

/** Migrates an exported database of any version, or the file of a mock that has ended. */
export function importSnapshot(snapshot: Buffer): Buffer {
  let db: Db | undefined;
  try {
    db = openSnapshot(withoutLog(Buffer.from(snapshot)));
    check(db);
    return serializeDatabase(db);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SnapshotError(`The snapshot cannot be used: ${reason}.`);
  } finally {
    db?.handle.close();
  }
}
