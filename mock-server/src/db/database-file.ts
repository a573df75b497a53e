import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { type Db, databaseOf } from './database.ts';
import { createTables } from './schema.ts';

const texts: readonly (readonly [code: string, text: string])[] = [
  ['SQLITE_NOTADB', 'it is not a SQLite database'],
  ['SQLITE_CORRUPT', 'it is damaged'],
  ['SQLITE_READONLY', 'it cannot be written'],
  ['SQLITE_CANTOPEN', 'it cannot be opened'],
  ['SQLITE_BUSY', 'another mock, or another program, has it open; --db takes another file'],
];

/** Why a database file cannot be used, in words. */
export function fileErrorText(error: unknown): string {
  const code = error instanceof Database.SqliteError ? error.code : '';
  const known = texts.find(([start]) => code.startsWith(start));
  if (known) return known[1];
  return error instanceof Error ? error.message : String(error);
}

/** Files up to this size are checked completely on opening; larger ones would delay the start. */
const maxCheckedBytes = 32 * 1024 * 1024;

/** Milliseconds to wait for a file that another mock is closing. */
const lockTimeoutMs = 1_500;

/** A database file that cannot be used; the message is one line that names the file and the reason. */
export class DatabaseFileError extends Error {
  override readonly name = 'DatabaseFileError';
  readonly isInUse: boolean;

  constructor(message: string, isInUse = false) {
    super(message);
    this.isInUse = isInUse;
  }
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
  const handle = new Database(path, { timeout: lockTimeoutMs });
  try {
    // No other process reads or writes the file while it is open; the lock ends with the process, however it ends.
    handle.pragma('locking_mode = EXCLUSIVE');
    // The first statement reads the header, so a foreign file fails before anything is written.
    handle.pragma('schema_version');
    if (size <= maxCheckedBytes) {
      const found = handle.pragma('quick_check(1)', { simple: true });
      if (found !== 'ok') throw new Error('it is damaged');
    }
    createTables(handle);
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

interface FileState {
  ino: number;
  size: number;
}

const stateOf = (path: string): FileState | undefined => statSync(path, { throwIfNoEntry: false });

/**
 * Throws if a file was removed, replaced or cut off since it was opened: SQLite would write to a lost or damaged file.
 * No file shrinks while a mock has it open: removed rows leave free pages, and the log is written again from its start.
 */
function fileCheck(path: string): () => void {
  const files = [path, `${path}-wal`];
  const known = files.map(stateOf);
  return () => {
    for (const [index, file] of files.entries()) {
      const [before, now] = [known[index], stateOf(file)];
      // The log is made by the first transaction.
      const isSame = before ? before.ino === now?.ino && before.size <= now.size : index === 1;
      if (!isSame)
        throw new DatabaseFileError(
          `The database ${file} was removed, replaced or cut off while the mock was running: nothing can be stored. Start the mock again.`,
        );
      known[index] = now;
    }
  };
}

/**
 * Opens the database file of the default world in WAL mode and creates it with its folder if missing. Throws a
 * DatabaseFileError, and leaves the file as it is, if it is damaged, foreign, newer, locked or not writable.
 */
export function openDatabaseFile(path: string): Db {
  try {
    return databaseOf(open(path), fileCheck(path));
  } catch (error) {
    const isInUse = error instanceof Database.SqliteError && error.code.startsWith('SQLITE_BUSY');
    throw new DatabaseFileError(
      `The database ${path} cannot be used: ${fileErrorText(error)}.`,
      isInUse,
    );
  }
}
