import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { createTables } from './schema.ts';

function stored(sql = '') {
  const handle = new Database(join(temporaryFolder(), 'mock.sqlite'));
  onTestFinished(() => {
    handle.close();
  });
  createTables(handle);
  handle.exec(`INSERT INTO settings VALUES ('stored', 'since then'); ${sql}`);
  return handle;
}

const settings = (handle: Database.Database) => handle.prepare('SELECT * FROM settings').all();

it('a database file of this version keeps its content', () => {
  const handle = stored();
  createTables(handle);
  expect(settings(handle)).toEqual([{ key: 'stored', value: 'since then' }]);
});

it.each([
  ['PRAGMA user_version = 1', 'it was made by an older version of this mock; remove it'],
  ['PRAGMA user_version = 1000', 'it was made by a newer version of this mock; remove it'],
  ['PRAGMA application_id = 5', 'it is a database of another program'],
])('a file with %s is refused and keeps its content', (sql, reason) => {
  const handle = stored(sql);
  expect(() => createTables(handle)).toThrow(reason);
  expect(settings(handle)).toHaveLength(1);
});
