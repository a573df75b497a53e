import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../../scripts/testing/temporary-folder.ts';
import { DatabaseFileError, openDatabaseFile } from './database-file.ts';
import { migrations } from './migrate.ts';
import { allPlayers, insertPlayer } from './players.ts';

let path = '';
beforeEach(() => {
  path = join(temporaryFolder(), 'mock.sqlite');
});

function opened(file = path) {
  const db = openDatabaseFile(file);
  onTestFinished(() => db.close());
  return db;
}

/** A closed file with this many players. */
function fileWithPlayers(count: number): void {
  const db = openDatabaseFile(path);
  for (let n = 0; n < count; n += 1) {
    insertPlayer(db, {
      mobile: String(9_000_000_000 + n),
      first_name: 'Asha'.repeat(20),
      last_name: 'Rao',
      password_hash: null,
      mpin_hash: null,
      takes_otp: 0,
      created_at: 0,
    });
  }
  db.close();
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
      [1, '9000000000'],
      [2, '9000000001'],
    ]);
    expect(db.handle.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.handle.pragma('synchronous', { simple: true })).toBe(1);
  });

  it('is open in one mock at a time', () => {
    opened();
    expect(() => openDatabaseFile(path)).toThrow(
      refusal('another mock, or another program, has it open; --db takes another file'),
    );
  });
});

describe('a file that a mock closed', () => {
  const checks = () => {
    const spy = vi.spyOn(Database.prototype, 'pragma');
    onTestFinished(() => spy.mockRestore());
    opened();
    return spy.mock.calls.filter(([text]) => text.startsWith('quick_check')).length;
  };

  it('is not checked again', () => {
    fileWithPlayers(2);
    expect(checks()).toBe(0);
  });

  it('is checked when it was written since, even with the times of before', () => {
    fileWithPlayers(200);
    const { atime, mtime } = statSync(path);
    damage();
    utimesSync(path, atime, mtime);
    expect(() => openDatabaseFile(path)).toThrow(refusal('it is damaged'));
  });

  it('is checked without the note of its state', () => {
    fileWithPlayers(2);
    rmSync(`${path}.closed`);
    expect(checks()).toBe(1);
  });

  it('is checked where a mock that opened it later was killed', () => {
    fileWithPlayers(2);
    writeFileSync(`${path}-wal`, '');
    expect(checks()).toBe(1);
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
