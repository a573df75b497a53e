import Database, { type Statement } from 'better-sqlite3';
import { createTables } from './schema.ts';

/** An open database of one world with the statements prepared on it so far. */
export interface Db {
  readonly handle: Database.Database;
  /** The prepared statements by their SQL. */
  readonly statements: Map<string, Statement>;
  /** Sum of the ledger entries written through this handle, in hundredths of a point. */
  ledgerSum: number;
  /** Throws a DatabaseFileError if the file is gone, because the written data would be lost. */
  checkFile: () => void;
}

/** The database of a handle. */
export const databaseOf = (handle: Database.Database, checkFile = (): void => {}): Db => ({
  handle,
  statements: new Map(),
  ledgerSum: 0,
  checkFile,
});

/** Small pages, because most tables of a new world are nearly empty. */
const pageBytes = 1024;

/** An empty database in memory with the current tables. */
export function openEmptyDatabase(): Db {
  const handle = new Database(':memory:');
  handle.pragma(`page_size = ${pageBytes}`);
  createTables(handle);
  return databaseOf(handle);
}

/** Opens a database in memory from the bytes of `serializeDatabase`, which must not change afterwards. */
export const openSnapshot = (snapshot: Buffer): Db => databaseOf(new Database(snapshot));

/** The bytes of a database's header that tell if its file is in WAL mode, which a database in memory cannot use. */
const journalModeBytes = { from: 18, to: 20 } as const;

/** Marks the bytes of a database as one without a write-ahead log. */
export function withoutLog(bytes: Buffer): Buffer {
  // Fewer bytes than a header are not a database: opening them fails.
  if (bytes.length < journalModeBytes.to) return bytes;
  return bytes.fill(1, journalModeBytes.from, journalModeBytes.to);
}

/** The database as bytes, for `openSnapshot`. */
export const serializeDatabase = ({ handle }: Db): Buffer => withoutLog(handle.serialize());

/** The statement of a database. */
export type PreparedStatement<Params extends unknown[], Row> = (db: Db) => Statement<Params, Row>;

/** Declares a statement. It is prepared on first use in each database, so a new world costs nothing. */
export function statement<Params extends unknown[], Row = never>(
  sql: string,
): PreparedStatement<Params, Row> {
  return ({ handle, statements }) => {
    const prepared = statements.get(sql) ?? handle.prepare(sql);
    statements.set(sql, prepared);
    return prepared as Statement<Params, Row>;
  };
}

/**
 * Runs work in one transaction that takes the write lock immediately; inside another transaction it is part of it. A
 * throw rolls it back. Throws a DatabaseFileError if the file of the database is gone.
 */
export function inTransaction<T>(db: Db, work: () => T): T {
  if (db.handle.inTransaction) return work();
  db.checkFile();
  const { ledgerSum } = db;
  try {
    return db.handle.transaction(work).immediate();
  } catch (error) {
    db.ledgerSum = ledgerSum;
    throw error;
  }
}

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

/** Replaces all rows by a snapshot's in one transaction. Other processes may have the database open. */
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
