import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import {
  emptyTables,
  inTransaction,
  openEmptyDatabase,
  restoreSnapshot,
  serializeDatabase,
  tableNames,
  withoutLog,
} from './database.ts';
import { DatabaseFileError, fileErrorText, openDatabaseFile } from './database-file.ts';
import { addMarket, readMarkets } from './markets.ts';
import { migrations } from './migrate.ts';
import { allPlayers, insertPlayer, type NewPlayer } from './players.ts';

let path = '';
beforeEach(() => {
  path = join(temporaryFolder(), 'mock.sqlite');
});

function opened(file = path) {
  const db = openDatabaseFile(file);
  onTestFinished(() => void db.handle.close());
  return db;
}

const player = (n: number): NewPlayer => ({
  mobile: String(9_000_000_000 + n),
  first_name: 'Asha'.repeat(20),
  last_name: 'Rao',
  password_hash: null,
  mpin_hash: null,
  takes_otp: 0,
  created_at: '2026-11-20T12:00:00.000+05:30',
});

/** A closed file with this many players. */
function fileWithPlayers(count: number): void {
  const db = openDatabaseFile(path);
  for (let n = 0; n < count; n += 1) insertPlayer(db, player(n + 100));
  db.handle.close();
}

/** Overwrites the last pages of the file, which the first statements do not read. */
function damage(): void {
  const bytes = readFileSync(path);
  bytes.fill(0xff, bytes.length - 3 * 4096);
  writeFileSync(path, bytes);
}

const refusal = (reason: string) =>
  new DatabaseFileError(`The database ${path} cannot be used: ${reason}.`);

describe('a database file', () => {
  it('is created with its folder, and keeps what is stored', () => {
    path = join(path, 'mock.sqlite');
    fileWithPlayers(2);
    const db = opened();
    expect(allPlayers(db).map(({ id, mobile }) => [id, mobile])).toEqual([
      [1, '9000000100'],
      [2, '9000000101'],
    ]);
    expect(db.handle.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.handle.pragma('synchronous', { simple: true })).toBe(1);
  });

  it('is open in one mock at a time', () => {
    opened();
    expect(() => openDatabaseFile(path)).toThrow(
      new DatabaseFileError(
        `The database ${path} cannot be used: another mock, or another program, has it open; --db takes another file.`,
        true,
      ),
    );
  });
});

describe('a file that is gone', () => {
  const removals: [string, () => void][] = [
    ['removed', () => rmSync(path)],
    ['moved', () => renameSync(path, `${path}.old`)],
    ['removed with its folder', () => rmSync(dirname(path), { recursive: true })],
    [
      'replaced by a copy',
      () => {
        const bytes = readFileSync(path);
        rmSync(path);
        writeFileSync(path, bytes);
      },
    ],
    ['left without its log', () => rmSync(`${path}-wal`)],
  ];

  it.each(removals)('takes no more writes: %s', (_, remove) => {
    const db = opened();
    inTransaction(db, () => insertPlayer(db, player(1)));
    remove();
    expect(() => inTransaction(db, () => insertPlayer(db, player(2)))).toThrow(DatabaseFileError);
    expect(() => inTransaction(db, () => undefined)).toThrow(
      /was removed or replaced while the mock runs: nothing can be stored/,
    );
    expect(allPlayers(db)).toHaveLength(1);
  });

  it('is told from one whose log is still to be made', () => {
    fileWithPlayers(1);
    const db = opened();
    inTransaction(db, () => insertPlayer(db, player(1)));
    inTransaction(db, () => insertPlayer(db, player(2)));
    expect(allPlayers(db)).toHaveLength(3);
  });
});

describe('what is no database of this mock is refused and left as it is', () => {
  const refuses = (reason: string) => {
    const before = readFileSync(path);
    expect(() => openDatabaseFile(path)).toThrow(refusal(reason));
    expect(readFileSync(path).equals(before)).toBe(true);
  };

  it('a text', () => {
    writeFileSync(
      path,
      'No database, but a text that is longer than the header of one. '.repeat(20),
    );
    refuses('it is not a SQLite database');
  });

  it('a database of another program', () => {
    const other = new Database(path);
    other.exec('CREATE TABLE notes (text TEXT)');
    other.close();
    refuses('it is a database of another program');
  });

  it('one without tables but with a version', () => {
    const other = new Database(path);
    other.pragma('user_version = 1');
    other.close();
    refuses('it is a database of another program');
  });

  it('one of a newer mock', () => {
    fileWithPlayers(0);
    const newest = migrations().at(-1)?.version ?? 0;
    const handle = new Database(path);
    handle.pragma('journal_mode = DELETE');
    handle.pragma(`user_version = ${newest + 1}`);
    handle.close();
    refuses(`it has version ${newest + 1} and this mock knows versions up to ${newest}`);
  });

  it('a damaged one', () => {
    fileWithPlayers(200);
    damage();
    refuses('it is damaged');
  });

  it('a folder', () => {
    mkdirSync(path);
    expect(() => openDatabaseFile(path)).toThrow(refusal('it cannot be opened'));
  });

  it('a file below folders that are not there', () => {
    path = join(path, 'deeper', 'mock.sqlite');
    expect(() => openDatabaseFile(path)).toThrow(/cannot be used: ENOENT/);
  });
});

describe('the text of an error of the file', () => {
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
});

describe('a copy of a database', () => {
  const market = (id: number) => ({
    id,
    name: `Market ${id}`,
    schedule: { openResultTime: '16:10:00', closeResultTime: '18:10:00', holidays: [0] },
  });

  function withMarkets(...ids: number[]) {
    const db = openEmptyDatabase();
    for (const id of ids) addMarket(db, market(id));
    return db;
  }
  const idsOf = (db: ReturnType<typeof withMarkets>) => readMarkets(db).map(({ id }) => id);

  it('the tables of a database are known without those of SQLite', () => {
    const db = withMarkets();
    db.handle.exec('CREATE TABLE counted (id INTEGER PRIMARY KEY AUTOINCREMENT)');
    expect(tableNames(db)).toEqual(expect.arrayContaining(['markets', 'bets', 'counted']));
    expect(tableNames(db)).not.toContain('sqlite_sequence');
    expect(tableNames(db)).not.toContain('bets_of_player');
  });

  it('all rows of all tables are deleted', () => {
    const db = withMarkets(1, 2);
    db.handle.exec("INSERT INTO settings VALUES ('a', 'b')");
    emptyTables(db);
    expect(idsOf(db)).toEqual([]);
    expect(db.handle.prepare('SELECT count(*) FROM settings').pluck().get()).toBe(0);
  });

  it('a snapshot replaces all rows of a database', () => {
    const target = withMarkets(1, 2);
    restoreSnapshot(target, serializeDatabase(withMarkets(2, 3, 4)));
    expect([idsOf(target), target.writes]).toEqual([[2, 3, 4], 1]);
  });

  it('a snapshot that does not fit leaves the database as it is', () => {
    const target = withMarkets(1);
    const other = withMarkets(2);
    other.handle.exec('CREATE TABLE foreign_rows (id INTEGER)');
    expect(() => restoreSnapshot(target, serializeDatabase(other))).toThrow(/foreign_rows/);
    expect([idsOf(target), target.handle.inTransaction]).toEqual([[1], false]);
  });

  it('the bytes of a database say that it has no write-ahead log', () => {
    const bytes = withoutLog(Buffer.alloc(21, 2));
    expect([...bytes.subarray(16)]).toEqual([2, 2, 1, 1, 2]);
    expect([...withoutLog(Buffer.alloc(20, 2)).subarray(17)]).toEqual([2, 1, 1]);
    expect([...withoutLog(Buffer.alloc(19, 2))]).toEqual(Array(19).fill(2));
  });
});
