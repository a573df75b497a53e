import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { openEmptyDatabase, tableNames } from './database.ts';
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

it('a file of this version keeps what it holds', () => {
  const handle = stored();
  createTables(handle);
  expect(settings(handle)).toEqual([{ key: 'stored', value: 'since then' }]);
});

it.each([
  ['PRAGMA user_version = 6', 'it was made by an older version of this mock; remove it'],
  ['PRAGMA user_version = 8', 'it was made by a newer version of this mock; remove it'],
  ['PRAGMA application_id = 5', 'it is a database of another program'],
])('a file with %s is refused and keeps what it holds', (sql, reason) => {
  const handle = stored(sql);
  expect(() => createTables(handle)).toThrow(reason);
  expect(settings(handle)).toHaveLength(1);
});

it('docs/database.md describes every table with its columns', () => {
  const page = readFileSync(new URL('../../../docs/database.md', import.meta.url), 'utf8');
  const sections = page.split(/^## /m).slice(1);
  const described = sections.map((section) => [
    section.split('\n', 1)[0],
    [...section.matchAll(/^\| (\w+) \|/gm)].map(([, name]) => name).slice(1),
  ]);
  const db = openEmptyDatabase();
  const columns = db.handle.prepare('SELECT name FROM pragma_table_info(?)').pluck();
  const tables = tableNames(db).map((table) => [table, columns.all(table)]);
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(tables));
});
