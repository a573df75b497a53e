import Database, { type Statement } from 'better-sqlite3';
import { migrate } from './migrate.ts';

/** An open database of one world with the statements prepared on it so far. */
export interface Db {
  readonly handle: Database.Database;
  /** By slot of `statement()`. */
  readonly statements: (Statement | undefined)[];
  /** Number of write transactions, failed ones included. */
  writes: number;
  /** Sum of the ledger entries written through this handle, in hundredths of a point. */
  ledgerSum: number;
  /** Throws a DatabaseFileError if the file is gone: what is written to it would be lost. */
  checkFile: () => void;
}

/** The database of a handle. */
export const databaseOf = (handle: Database.Database, checkFile = (): void => {}): Db => ({
  handle,
  statements: [],
  writes: 0,
  ledgerSum: 0,
  checkFile,
});

/** Small pages, because most tables of a new world are nearly empty. */
const pageBytes = 1024;

/** An empty database in memory with the current tables. */
export function openEmptyDatabase(): Db {
  const handle = new Database(':memory:');
  handle.pragma(`page_size = ${pageBytes}`);
  migrate(handle);
  return databaseOf(handle);
}

/** Opens a database in memory from the bytes of `serializeDatabase`, which must not change afterwards. */
export const openSnapshot = (snapshot: Buffer): Db => databaseOf(new Database(snapshot));

/** Where the header of a database says whether its file is in WAL mode, which a database in memory cannot use. */
const journalModeBytes = { from: 18, to: 20 } as const;

/** Marks the bytes of a database as those of one without a write-ahead log. */
export function withoutLog(bytes: Buffer): Buffer {
  // Fewer bytes than a header are no database, which opening them says.
  if (bytes.length < journalModeBytes.to) return bytes;
  return bytes.fill(1, journalModeBytes.from, journalModeBytes.to);
}

/** The database as bytes, for `openSnapshot`. */
export const serializeDatabase = ({ handle }: Db): Buffer => withoutLog(handle.serialize());

let slots = 0;

/** The statement of a database. */
export type PreparedStatement<Params extends unknown[], Row> = (db: Db) => Statement<Params, Row>;

/** Declares a statement. It is prepared on first use in each database, so a new world costs nothing. */
export function statement<Params extends unknown[], Row = never>(
  sql: string,
): PreparedStatement<Params, Row> {
  const slot = slots;
  slots += 1;
  return (db) => {
    db.statements[slot] ??= db.handle.prepare(sql);
    return db.statements[slot] as Statement<Params, Row>;
  };
}
