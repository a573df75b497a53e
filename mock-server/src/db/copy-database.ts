import { type Db, openSnapshot } from './database.ts';
import { inTransaction } from './transaction.ts';

/** The tables of a database, by their names. */
export const tableNames = (db: Db): string[] =>
  db.handle
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all()
    .map(String);

/** Takes all rows out of all tables; belongs into the transaction that puts others in their place. */
export function emptyTables(db: Db): void {
  for (const table of tableNames(db)) db.handle.exec(`DELETE FROM "${table}"`);
}

/**
 * Puts the rows of an image in the place of all rows of a database with the same tables, in one
 * transaction: the way to plant or reset a file that others may have open.
 */
export function restoreSnapshot(target: Db, image: Buffer): void {
  const source = openSnapshot(image);
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
