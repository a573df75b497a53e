import { beforeEach, describe, expect, it } from 'vitest';
import { type Db, databaseOf, openEmptyDatabase, serializeDatabase } from './database.ts';
import { inCommitGroup } from './group-commit.ts';
import { statement } from './prepared-statement.ts';
import { openSnapshot } from './snapshot-database.ts';

const add = statement<[string]>('INSERT INTO numbers (text) VALUES (?)');
const all = statement<[], { text: string }>('SELECT text FROM numbers ORDER BY id');
const changes = statement<[], { rows: number }>('SELECT total_changes() AS rows');
const numbers = (db: Db): string[] =>
  all(db)
    .all()
    .map(({ text }) => text);

let db: Db;
beforeEach(() => {
  const { handle } = openEmptyDatabase();
  handle.exec('CREATE TABLE numbers (id INTEGER PRIMARY KEY, text TEXT) STRICT');
  db = openSnapshot(serializeDatabase(databaseOf(handle)));
  handle.close();
});

describe('a released database', () => {
  it('closes its handle and continues with another one on its next use', () => {
    add(db).run('one');
    const { handle } = db;
    const before = serializeDatabase(db);
    db.release();
    expect([handle.open, db.isOpen]).toEqual([false, true]);
    expect(serializeDatabase(db).equals(before)).toBe(true);
    add(db).run('two');
    db.release();
    db.release();
    expect(numbers(db)).toEqual(['one', 'two']);
    expect(db.handle.pragma('quick_check(1)', { simple: true })).toBe('ok');
  });

  it('counts the rows that it changed before', () => {
    for (const text of ['one', 'two', 'three']) {
      add(db).run(text);
      db.release();
    }
    add(db).run('four');
    expect(db.earlierChanges + (changes(db).get()?.rows ?? 0)).toBe(4);
  });

  it('is closed without being opened again', () => {
    db.release();
    db.close();
    db.close();
    expect(db.isOpen).toBe(false);
    expect(() => db.handle).toThrow('closed');
  });
});

describe('a database that is asked to release', () => {
  it('commits what requests share first', async () => {
    inCommitGroup(
      db,
      () => add(db).run('one'),
      () => false,
    );
    const committed = db.group?.committed;
    db.release();
    await committed;
    expect(numbers(db)).toEqual(['one']);
  });

  it('stays open within a transaction', () => {
    db.handle.exec('BEGIN');
    add(db).run('one');
    const { handle } = db;
    db.release();
    handle.exec('ROLLBACK');
    expect([handle.open, numbers(db)]).toEqual([true, []]);
  });

  it('stays open when it is large', () => {
    db.handle.exec('INSERT INTO numbers (text) VALUES (hex(zeroblob(600000)))');
    const { handle } = db;
    db.release();
    expect(handle.open).toBe(true);
    expect(numbers(db)[0]).toHaveLength(1_200_000);
  });

  it('stays closed when it is closed', () => {
    db.close();
    db.release();
    expect(db.isOpen).toBe(false);
  });
});
