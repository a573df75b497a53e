import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { fileErrorText } from './database-file.ts';

const textOf = (code: string) => fileErrorText(new Database.SqliteError('the message', code));

it.each([
  ['SQLITE_NOTADB', 'it is not a SQLite database'],
  ['SQLITE_CORRUPT', 'it is damaged'],
  ['SQLITE_CORRUPT_INDEX', 'it is damaged'],
  ['SQLITE_READONLY', 'it cannot be written'],
  ['SQLITE_READONLY_DBMOVED', 'it cannot be written'],
  ['SQLITE_CANTOPEN_ISDIR', 'it cannot be opened'],
  ['SQLITE_BUSY', 'another mock, or another program, has it open; --db takes another file'],
  [
    'SQLITE_BUSY_RECOVERY',
    'another mock, or another program, has it open; --db takes another file',
  ],
  ['SQLITE_FULL', 'the message'],
])('says in words what %s means for a file', (code, text) => {
  expect(textOf(code)).toBe(text);
});

it('says the message of any other error', () => {
  expect(fileErrorText(new Error('it is a folder'))).toBe('it is a folder');
  expect(fileErrorText(Object.assign(new Error('no code'), { code: 'SQLITE_BUSY' }))).toBe(
    'no code',
  );
  expect(fileErrorText('a text')).toBe('a text');
});
