import Database, { type Statement } from 'better-sqlite3';
import { migrate } from './migrate.ts';

/** An open database of one world with the statements prepared on it so far. */
export interface Db {
  readonly handle: Database.Database;
  /** By slot of `statement()`. */
  readonly statements: (Statement | undefined)[];
  /** Transactions that wrote, or tried to, so far. */
  writes: number;
  /** Hundredths of a point that the ledger entries written through it come to. */
  ledgerSum: number;
}

/** An empty database in memory with the current tables. */
export function openEmptyDatabase(): Db {
  const handle = new Database(':memory:');
  migrate(handle);
  return { handle, statements: [], writes: 0, ledgerSum: 0 };
}

/** The database as bytes that `openImage` takes. */
export function serializeDatabase({ handle }: Db): Buffer {
  const image = handle.serialize();
  // A file in WAL mode says so in these two bytes, and no database in memory can be opened in that mode.
  image.fill(1, 18, 20);
  return image;
}

/** A database in memory with what `imageBytes` gave. */
export function openSnapshot(image: Buffer): Db {
  return { handle: new Database(image), statements: [], writes: 0, ledgerSum: 0 };
}
