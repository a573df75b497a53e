import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { isAsClosed, noteClosed } from './closed-file.ts';
import { type Db, databaseOf } from './database.ts';
import { fileErrorText } from './file-error-text.ts';
import { migrate } from './migrate.ts';

/**
 * Files up to this size are checked completely on opening unless they are as a mock closed them; larger ones would delay
 * the start.
 */
const maxCheckedBytes = 32 * 1024 * 1024;

/** How long to wait for a file that a mock is just closing. */
const lockTimeoutMs = 1_500;

/** A database file that cannot be used; the message is one line that names the file and the reason. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';
}

function assertWritable(path: string): void {
  try {
    accessSync(path, constants.W_OK);
  } catch {
    throw new Error('it cannot be written');
  }
}

function open(path: string): Database.Database {
  // One level only: a recursive mkdir never returns for some paths, e.g. below /proc.
  if (!existsSync(dirname(path))) mkdirSync(dirname(path));
  if (existsSync(path)) assertWritable(path);
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const isTakenAsSound = size > maxCheckedBytes || isAsClosed(path);
  const handle = new Database(path, { timeout: lockTimeoutMs });
  try {
    // Nobody else reads or writes the file as long as it is open; the lock goes with the process, however that ends.
    handle.pragma('locking_mode = EXCLUSIVE');
    // The first statement reads the header, so a foreign file fails before anything is written.
    handle.pragma('schema_version');
    if (!isTakenAsSound) {
      const found = handle.pragma('quick_check(1)', { simple: true });
      if (found !== 'ok') throw new Error('it is damaged');
    }
    migrate(handle);
    handle.pragma('journal_mode = WAL');
    handle.pragma('synchronous = NORMAL');
    // Takes and releases the write lock, to find out whether the file is writable.
    handle.exec('BEGIN IMMEDIATE; ROLLBACK');
    return handle;
  } catch (error) {
    handle.close();
    throw error;
  }
}

/**
 * Opens the database file of the default world in WAL mode and creates it with its folder if missing. Throws a
 * DatabaseFileError, and leaves the file as it is, if it is damaged, foreign, newer, locked or not writable.
 */
export function openDatabaseFile(path: string): Db {
  try {
    return databaseOf(open(path), () => noteClosed(path));
  } catch (error) {
    throw new DatabaseFileError(`The database ${path} cannot be used: ${fileErrorText(error)}.`);
  }
}
