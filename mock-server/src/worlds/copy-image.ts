import { type Db, openImage } from '../stores/db.ts';
import { inTransaction } from '../stores/transaction.ts';

/**
 * Puts the rows of an image in the place of all rows of a database with the same tables, in one
 * transaction: the way to plant or reset a file that others may have open.
 */
export function copyImage(target: Db, image: Buffer): void {
  const source = openImage(image);
  const tables = source.handle
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all()
    .map(String);
  inTransaction(target, () => {
    for (const table of tables) {
      target.handle.exec(`DELETE FROM "${table}"`);
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
