import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { fileErrorText, openDatabaseFile } from './database-file.ts';

it('a database file is created with its folder, and survives a crash of the process', () => {
  const db = openDatabaseFile(join(temporaryFolder(), 'new', 'mock.sqlite'));
  onTestFinished(() => void db.handle.close());
  expect(db.handle.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(db.handle.pragma('synchronous', { simple: true })).toBe(1);
});

const busy = 'another mock, or another program, has it open; --db takes another file';
it.each([
  ['SQLITE_NOTADB', 'it is not a SQLite database'],
  ['SQLITE_CORRUPT_INDEX', 'it is damaged'],
  ['SQLITE_READONLY_DBMOVED', 'it cannot be written'],
  ['SQLITE_CANTOPEN_ISDIR', 'it cannot be opened'],
  ['SQLITE_BUSY', busy],
  ['SQLITE_BUSY_RECOVERY', busy],
  ['SQLITE_FULL', 'the message'],
])('the error %s is described in words', (code, text) => {
  expect(fileErrorText(new Database.SqliteError('the message', code))).toBe(text);
});
