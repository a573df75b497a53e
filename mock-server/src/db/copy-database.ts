import { type Db, openSnapshot } from './database.ts';
import { inTransaction } from './transaction.ts';

/** Names of the tables of a database. */
export const tableNames = (db: Db): string[] =>
  db.handle
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all()
    .map(String);

/** Deletes all rows of all tables. Run it in the transaction that inserts new ones. */
export function emptyTables(db: Db): void {
  for (const table of tableNames(db)) db.handle.exec(`DELETE FROM "${table}"`);
}

/**
 * Replaces all rows of a database with those of a snapshot, in one transaction. The database may be open in other
 * processes.
 */
export function restoreSnapshot(target: Db, snapshot: Buffer): void {
  const source = openSnapshot(snapshot);
  inTransaction(target, () => {
    emptyTables(target);
    for (const table of tableNames(source)) {
      const rows = source.handle.prepare(`SELECT * FROM "${table}"`).raw();
      const places = rows
        .columns()
        .map(() => '?')
        .join(', ');
      const insert = target.handle.prepare(`INSERT INTO "${table}" VALUES (${places})`);
      for (const row of rows.iterate()) insert.run(row);
    }
  });
  source.handle.close();
}
