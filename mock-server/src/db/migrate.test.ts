import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
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

  it('is not for an older mock any more', () => {
    const { handle } = oldFile();
    migrate(handle, [...migrations(), note]);
    expect(() => migrate(handle)).toThrow(
      `it has version ${newest + 1} and this mock knows versions up to ${newest}`,
    );
    expect(settings(handle)).toHaveLength(1);
  });

  it('takes a step that another process has taken meanwhile no second time', () => {
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
