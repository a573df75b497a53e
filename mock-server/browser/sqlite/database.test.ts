import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Native from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import Adapter from './database.ts';
import { loadLibrary } from './library.ts';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');
  await loadLibrary(readFileSync(file));
});

type Handle = Pick<Adapter, 'exec' | 'prepare' | 'pragma' | 'close' | 'inTransaction' | 'open'>;

/** What some work gives or throws. */
function outcome(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return `${error.name} ${'code' in error ? String(error.code) : ''} ${error.message}`;
  }
}

/** Work on a table with two rows. */
const works: readonly [name: string, work: (db: Handle) => unknown][] = [
  ['rows as objects', (db) => db.prepare('SELECT * FROM t ORDER BY id').all()],
  ['one row, by name', (db) => db.prepare('SELECT * FROM t WHERE id = :id').get({ id: 2 })],
  ['no row', (db) => String(db.prepare('SELECT * FROM t WHERE id = ?').get(9))],
  ['first values', (db) => db.prepare('SELECT name FROM t ORDER BY id').pluck().all()],
  ['rows as lists', (db) => db.prepare('SELECT * FROM t').raw().all()],
  [
    'columns',
    (db) =>
      db
        .prepare('SELECT id, name AS n FROM t')
        .columns()
        .map(({ name }) => name),
  ],
  ['rows one by one', (db) => [...db.prepare('SELECT id FROM t ORDER BY id').iterate()]],
  ['values by place and as a list', (db) => db.prepare('SELECT ?, ?').raw().get([1, 'a'])],
  ['large numbers', (db) => db.prepare('SELECT 9007199254740991 AS n, 0.1 + 0.2 AS f').get()],
  ['texts of other alphabets', (db) => db.prepare('SELECT ? AS s').get('राव 🎲 \u0000x')],
  ['null', (db) => db.prepare('SELECT ? AS a, ? AS b').get(null, undefined)],
  ['changes of an update', (db) => db.prepare('UPDATE t SET name = ?').run('z').changes],
  ['changes of a reading statement', (db) => db.prepare("UPDATE t SET name = 'y' WHERE 0").run()],
  ['the id of a new row', (db) => db.prepare("INSERT INTO t (name) VALUES ('c')").run()],
  [
    'what an insertion returns',
    (db) => db.prepare("INSERT INTO t (name) VALUES ('d') RETURNING id").get(),
  ],
  ['a broken uniqueness', (db) => db.prepare("INSERT INTO t (name) VALUES ('a')").run()],
  ['a missing value', (db) => db.prepare('SELECT ?').get()],
  ['a value too many', (db) => db.prepare('SELECT ?').get(1, 2)],
  ['a missing name', (db) => db.prepare('SELECT :a').get({ b: 1 })],
  ['a mistake in SQL', (db) => db.prepare('SELEC 1')],
  [
    'several statements',
    (db) => db.exec("UPDATE t SET name = 'q' WHERE id = 1; DELETE FROM t").open,
  ],
  [
    'a pragma',
    (db) => [db.pragma('user_version = 7'), db.pragma('user_version', { simple: true })],
  ],
  ['a transaction', (db) => [db.exec('BEGIN').inTransaction, db.exec('ROLLBACK').inTransaction]],
  ['foreign keys', (db) => db.pragma('foreign_keys', { simple: true })],
  ['work after the end', (db) => [db.close().open, outcome(() => db.exec('SELECT 1'))]],
];

function opened<Database extends { exec: (sql: string) => Database }>(
  database: Database,
): Database {
  return database.exec(`CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT UNIQUE);
    INSERT INTO t (name) VALUES ('a'), ('b');`);
}

describe('the adapter does as better-sqlite3', () => {
  it.each(works)('with %s', (_, work) => {
    const [own, native] = [opened(new Adapter(':memory:')), opened(new Native(':memory:'))];
    expect(outcome(() => work(own))).toEqual(outcome(() => work(native as object as Handle)));
  });

  it('with a database as bytes', () => {
    const native = opened(new Native(':memory:'));
    const own = opened(new Adapter(':memory:'));
    expect(Buffer.compare(own.serialize(), native.serialize())).toBe(0);
    const again = new Adapter(native.serialize());
    expect(again.prepare('SELECT name FROM t').pluck().all()).toEqual(['a', 'b']);
    again.exec("INSERT INTO t (name) VALUES ('c')");
    expect(again.prepare('SELECT count(*) FROM t').pluck().get()).toBe(3);
  });

  it('and rolls back what throws within a transaction', () => {
    const own = opened(new Adapter(':memory:'));
    const work = own.transaction(() => {
      own.exec('DELETE FROM t');
      throw new Error('stop');
    });
    expect(() => work.immediate()).toThrow('stop');
    expect(own.prepare('SELECT count(*) FROM t').pluck().get()).toBe(2);
  });
});
