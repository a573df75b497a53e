import Database, { type Statement } from 'better-sqlite3';
import { migrate } from './migrate.ts';

/** A transaction that the requests of one turn of the event loop share, see group-commit.ts. */
export interface CommitGroup {
  /** Resolves after the commit. Rejects if it failed: then nothing of the group is stored. */
  readonly committed: Promise<void>;
  /** Whether work of the group is running, whose transactions are part of this one. */
  isWorking: boolean;
  /** Commits now. Everything that reads or writes the database outside the group calls it first. */
  commit: () => void;
  /** Rolls back the work of all requests of the group. */
  fail: (error: unknown) => void;
}

/** An open database of one world with the statements prepared on it so far. */
export interface Db {
  readonly handle: Database.Database;
  /** False once the database was closed: its world was removed. */
  readonly isOpen: boolean;
  /** By slot of `statement()`. */
  readonly statements: (Statement | undefined)[];
  /** Rows changed through earlier handles, which `total_changes()` does not count. */
  readonly earlierChanges: number;
  /** Number of write transactions, failed ones included. */
  writes: number;
  /** Sum of the ledger entries written through this handle, in hundredths of a point. */
  ledgerSum: number;
  /** The transaction that requests share at the moment. */
  group: CommitGroup | undefined;
  /** Frees memory of a database that is not used for a while; its next use takes it again. */
  release: () => void;
  close: () => void;
}

/**
 * The database of a handle, which stays open.
 * @param onClosed is called after it was closed
 */
export function databaseOf(handle: Database.Database, onClosed?: () => void): Db {
  const statements: Db['statements'] = [];
  return {
    handle,
    get isOpen() {
      return handle.open;
    },
    statements,
    earlierChanges: 0,
    writes: 0,
    ledgerSum: 0,
    group: undefined,
    release: () => {
      statements.length = 0;
    },
    close: () => {
      handle.close();
      onClosed?.();
    },
  };
}

/** Small pages, because most tables of a new world are nearly empty. */
const pageBytes = 1024;

/** An empty database in memory with the current tables. */
export function openEmptyDatabase(): Db {
  const handle = new Database(':memory:');
  handle.pragma(`page_size = ${pageBytes}`);
  migrate(handle);
  return databaseOf(handle);
}

/** Where the header of a database says whether its file is in WAL mode, which a database in memory cannot use. */
const journalModeBytes = { from: 18, to: 20 } as const;

/** Marks the bytes of a database as those of one without a write-ahead log. */
export function withoutLog(bytes: Buffer): Buffer {
  // Fewer bytes than a header are no database, which opening them says.
  if (bytes.length < journalModeBytes.to) return bytes;
  return bytes.fill(1, journalModeBytes.from, journalModeBytes.to);
}

/** The bytes of an open database. */
export const serializeHandle = (handle: Database.Database): Buffer =>
  withoutLog(handle.serialize());

/** The database as bytes, for `openSnapshot`. */
export function serializeDatabase({ handle, group }: Db): Buffer {
  group?.commit();
  return serializeHandle(handle);
}
