import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { inTransaction } from './database.ts';
import { fileErrorText, openDatabaseFile } from './database-file.ts';
import { allPlayers, insertPlayer } from './players.ts';

it('a database file is created with its folder, and keeps what is stored', () => {
  const path = join(temporaryFolder(), 'new', 'mock.sqlite');
  const add = (db: ReturnType<typeof openDatabaseFile>, mobile: string) =>
    inTransaction(db, () =>
      insertPlayer(db, {
        mobile,
        first_name: 'Asha',
        last_name: 'Rao',
        password_hash: null,
        mpin_hash: null,
        takes_otp: 0,
        created_at: '2026-11-20T12:00:00.000+05:30',
      }),
    );
  const first = openDatabaseFile(path);
  add(first, '9000000001');
  first.handle.close();
  const db = openDatabaseFile(path);
  onTestFinished(() => void db.handle.close());
  // The first of them makes the log.
  add(db, '9000000002');
  add(db, '9000000003');
  expect(allPlayers(db).map(({ id, mobile }) => [id, mobile])).toEqual([
    [1, '9000000001'],
    [2, '9000000002'],
    [3, '9000000003'],
  ]);
  expect(db.handle.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(db.handle.pragma('synchronous', { simple: true })).toBe(1);
});

describe('the text of an error of the file', () => {
  const busy = 'another mock, or another program, has it open; --db takes another file';
  it.each([
    ['SQLITE_NOTADB', 'it is not a SQLite database'],
    ['SQLITE_CORRUPT_INDEX', 'it is damaged'],
    ['SQLITE_READONLY_DBMOVED', 'it cannot be written'],
    ['SQLITE_CANTOPEN_ISDIR', 'it cannot be opened'],
    ['SQLITE_BUSY', busy],
    ['SQLITE_BUSY_RECOVERY', busy],
    ['SQLITE_FULL', 'the message'],
  ])('says in words what %s means for a file', (code, text) => {
    expect(fileErrorText(new Database.SqliteError('the message', code))).toBe(text);
  });

  it('says the message of any other error', () => {
    expect(fileErrorText(new Error('it is a folder'))).toBe('it is a folder');
  });
});
