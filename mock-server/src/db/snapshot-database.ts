import Database from 'better-sqlite3';
import { type ChangedBlocks, changedBlocks, withChangedBlocks } from './changed-blocks.ts';
import { type CommitGroup, type Db, serializeHandle } from './database.ts';

/** Pages of a database in memory that are cached: a cached page is a copy of one that is in memory anyway. */
const cachedPages = 16;
/** Larger databases stay open: copying them would take longer than other requests may wait. */
const maxReleasedBytes = 1024 * 1024;

function open(bytes: Buffer): Database.Database {
  const handle = new Database(bytes);
  handle.pragma(`cache_size = ${cachedPages}`);
  return handle;
}

/** Opens the file of `withSnapshotFile`. What is written to it need not outlast the process. */
function openFile(file: string): Database.Database {
  const handle = new Database(file, { fileMustExist: true });
  handle.pragma('locking_mode = EXCLUSIVE');
  handle.pragma('journal_mode = MEMORY');
  handle.pragma('synchronous = OFF');
  return handle;
}

const number = (handle: Database.Database, sql: string): number =>
  Number(handle.prepare(sql).pluck().get());

const sizeOf = (handle: Database.Database): number =>
  number(handle, 'PRAGMA page_count') * number(handle, 'PRAGMA page_size');

/**
 * A database in memory that starts as a snapshot. An open one takes ten times the memory of its rows, so one that is
 * not used for a while can be released: closed, with its differences from the snapshot kept until its next use.
 */
class SnapshotDatabase implements Db {
  readonly statements: Db['statements'] = [];
  readonly #snapshot: Buffer | undefined;
  #handle: Database.Database | undefined;
  #released: ChangedBlocks | undefined;
  earlierChanges = 0;
  writes = 0;
  ledgerSum = 0;
  group: CommitGroup | undefined = undefined;

  constructor(snapshot: Buffer, file: string | undefined) {
    this.#handle = file === undefined ? open(snapshot) : openFile(file);
    this.#snapshot = snapshot.length <= maxReleasedBytes ? snapshot : undefined;
  }

  get isOpen(): boolean {
    return this.#released !== undefined || this.#handle?.open === true;
  }

  get handle(): Database.Database {
    if (this.#handle) return this.#handle;
    if (!this.#released || !this.#snapshot) throw new Error('The database is closed');
    this.#handle = open(withChangedBlocks(this.#snapshot, this.#released));
    this.#released = undefined;
    return this.#handle;
  }

  release(): void {
    this.group?.commit();
    const handle = this.#handle;
    if (!handle?.open || handle.inTransaction) return;
    this.statements.length = 0;
    if (!this.#snapshot || sizeOf(handle) > maxReleasedBytes) return;
    this.earlierChanges += number(handle, 'SELECT total_changes()');
    this.#released = changedBlocks(serializeHandle(handle), this.#snapshot);
    handle.close();
    this.#handle = undefined;
  }

  close(): void {
    this.statements.length = 0;
    if (this.#released) {
      this.#released = undefined;
      return;
    }
    this.#handle?.close();
  }
}

/**
 * Opens a database in memory from the bytes of `serializeDatabase`, which must not change afterwards.
 * @param file of `withSnapshotFile`, which is opened in the place of the bytes
 */
export const openSnapshot = (snapshot: Buffer, file?: string): Db =>
  new SnapshotDatabase(snapshot, file);
