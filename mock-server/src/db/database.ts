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
}

/** An empty database in memory with the current tables. */
export function openEmptyDatabase(): Db {
  const handle = new Database(':memory:');
  migrate(handle);
  return { handle, statements: [], writes: 0, ledgerSum: 0 };
}

/** The database as bytes, for `openSnapshot`. */
export function serializeDatabase({ handle }: Db): Buffer {
  const bytes = handle.serialize();
  // These two bytes mark a file in WAL mode, which a database in memory cannot use.
  bytes.fill(1, 18, 20);
  return bytes;
}

/** Opens a database in memory from the bytes of `serializeDatabase`. */
export function openSnapshot(snapshot: Buffer): Db {
  return { handle: new Database(snapshot), statements: [], writes: 0, ledgerSum: 0 };
}
