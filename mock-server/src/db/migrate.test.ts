import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { openEmptyDatabase, tableNames } from './database.ts';
import { migrate, migrations } from './migrate.ts';

/** A file of a version, the current one by default, with one setting in it. */
function oldFile(steps = migrations()) {
  const path = join(temporaryFolder(), 'mock.sqlite');
  const open = () => {
    const handle = new Database(path);
    onTestFinished(() => {
      handle.close();
    });
    return handle;
  };
  const handle = open();
  migrate(handle, steps);
  handle.exec("INSERT INTO settings VALUES ('stored', 'since then')");
  return { handle, open };
}

const version = (handle: Database.Database) => handle.pragma('user_version', { simple: true });
const settings = (handle: Database.Database) => handle.prepare('SELECT * FROM settings').all();
const newest = migrations().at(-1)?.version ?? 0;
const step = (sql: string, ahead: number) => ({ version: newest + ahead, sql });
const note = step("ALTER TABLE settings ADD COLUMN note TEXT NOT NULL DEFAULT 'new'", 1);

describe('a file of an older mock', () => {
  it('of version 1 keeps its world and its stored responses under the current names', () => {
    const { handle } = oldFile(migrations().slice(0, 1));
    handle.exec(`INSERT INTO settings VALUES ('world', '{"birth":{"seed":7},"settledUntil":1}');
      INSERT INTO answers VALUES (1, 'key-1', 'hash', '{"user_balance":{}}')`);
    migrate(handle);
    expect(version(handle)).toBe(newest);
    expect(handle.prepare('SELECT * FROM idempotency_keys').all()).toEqual([
      {
        player_id: 1,
        key: 'key-1',
        body_hash: 'hash',
        status: 200,
        response: '{"user_balance":{}}',
      },
    ]);
    const world = handle.prepare("SELECT value FROM settings WHERE key = 'world'").pluck().get();
    expect(JSON.parse(String(world))).toEqual({ settledUntil: 1, spec: { seed: 7 } });
    expect(settings(handle)).toContainEqual({ key: 'stored', value: 'since then' });
  });

  it('of version 4, with codes in its rows, keeps every row under readable names', () => {
    const { handle } = oldFile(migrations().slice(0, 4));
    const noon = Date.parse('2026-11-20T12:00:00.007+05:30');
    handle.exec(`
      INSERT INTO players VALUES (1, '9000000001', 'Asha', 'Patil', 'p', NULL, 1, 9500, ${noon}, 5);
      INSERT INTO markets VALUES (7, 'Kalyan Matka', '16:10:00', '18:10:00', '[0,6]', 1);
      INSERT INTO markets VALUES (8, 'Milan', '16:10:00', '00:05:00', '[]', 0);
      INSERT INTO bet_types VALUES (3, 'Jodi', '{"code":"jodi"}');
      INSERT INTO draws VALUES (7, '2026-11-20', 0, '128'), (7, '2026-11-20', 1, NULL);
      INSERT INTO bets VALUES
        (1, 1, 7, '2026-11-20', 1, 0, 0, 0, 1000, NULL, NULL, ${noon}, '5', 0, NULL),
        (2, 1, 7, '2026-11-20', 3, 1, 1, 1, 1000, 8000, 9500, ${noon + 60_000}, '12', 1, '{}'),
        (3, 1, 8, '2026-11-20', 5, 0, 1, 2, 7000, 7000, 0, ${noon}, '128:50 137:20', 2, NULL),
        (4, 1, 8, '2026-11-20', 5, 1, 1, 2, 1000, 6000, 0, ${noon}, '128', 3, 'x');
      INSERT INTO bet_counts VALUES (1, 7, 0, 0, 1), (1, 7, 1, 1, 1), (1, 8, 0, 2, 1), (1, 8, 1, 2, 1);
      INSERT INTO ledger VALUES (1, 1, ${noon}, 'opening', 9500, 9500, NULL), (2, 1, ${noon}, 'win', 0, 9500, 2);
      INSERT INTO idempotency_keys VALUES (1, 'key-1', 'hash', '{}', 400);`);
    migrate(handle);
    const all = (table: string) => handle.prepare(`SELECT * FROM ${table}`).raw().all();
    const [time, later] = ['2026-11-20T12:00:00.007+05:30', '2026-11-20T12:01:00.007+05:30'];
    expect(all('players')).toEqual([
      [1, '9000000001', 'Asha', 'Patil', 9500, 5, 1, time, 'p', null],
    ]);
    expect(all('markets')).toEqual([
      [7, 'Kalyan Matka', '16:10:00', '18:10:00', 'Sunday, Saturday', 1],
      [8, 'Milan', '16:10:00', '00:05:00', '', 0],
    ]);
    expect(all('bet_types')).toEqual([[3, 'Jodi', '{"code":"jodi"}']]);
    expect(all('draws')).toEqual([
      [7, '2026-11-20', 'close', null],
      [7, '2026-11-20', 'open', '128'],
    ]);
    const day = '2026-11-20';
    expect(all('bets')).toEqual([
      [1, 1, 7, day, 1, 'open', 'open', '5', 1000, null, 'PENDING', null, time, 'single', null],
      [2, 1, 7, day, 3, 'close', 'close', '12', 1000, 8000, 'won', 9500, later, 'inline', '{}'],
      [
        3,
        1,
        8,
        day,
        5,
        'open',
        'close',
        '128:50 137:20',
        7000,
        7000,
        'lost',
        0,
        time,
        'several',
        null,
      ],
      [4, 1, 8, day, 5, 'close', 'close', '128', 1000, 6000, 'lost', 0, time, 'rawOnly', 'x'],
    ]);
    expect(all('ledger')).toEqual([
      [1, 1, time, 'opening', 9500, 9500, null],
      [2, 1, time, 'win', 0, 9500, 2],
    ]);
    expect(all('idempotency_keys')).toEqual([[1, 'key-1', 'hash', '{}', 400]]);
    expect(settings(handle)).toEqual([{ key: 'stored', value: 'since then' }]);
    const tablesOf = (one: Database.Database) =>
      one.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all();
    expect(tablesOf(handle)).toEqual(tablesOf(openEmptyDatabase().handle));
  });

  it('is brought to the current version with all that it holds, once', () => {
    const { handle } = oldFile();
    const steps = [...migrations(), note, step("UPDATE settings SET note = note || 'er'", 2)];
    migrate(handle, steps);
    migrate(handle, steps);
    expect(version(handle)).toBe(newest + 2);
    expect(settings(handle)).toEqual([{ key: 'stored', value: 'since then', note: 'newer' }]);
  });

  it('stays at the last good step where the next one breaks in its middle', () => {
    const { handle } = oldFile();
    const broken = step('DELETE FROM settings; INSERT INTO nowhere VALUES (1)', 2);
    expect(() => migrate(handle, [...migrations(), note, broken])).toThrow('nowhere');
    expect(version(handle)).toBe(newest + 1);
    expect(settings(handle)).toEqual([{ key: 'stored', value: 'since then', note: 'new' }]);
  });

  it('is refused by an older mock', () => {
    const { handle } = oldFile();
    migrate(handle, [...migrations(), note]);
    expect(() => migrate(handle)).toThrow(
      `it has version ${newest + 1} and this mock knows versions up to ${newest}`,
    );
    expect(settings(handle)).toHaveLength(1);
  });

  it('does not repeat a step that another process has taken meanwhile', () => {
    const { handle, open } = oldFile();
    const other = open();
    const racing = {
      sql: note.sql,
      get version() {
        migrate(other, [...migrations(), note]);
        return note.version;
      },
    };
    migrate(handle, [...migrations(), racing]);
    expect(version(handle)).toBe(newest + 1);
    expect(settings(handle)).toHaveLength(1);
  });
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
