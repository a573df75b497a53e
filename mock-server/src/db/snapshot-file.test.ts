import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Db, openEmptyDatabase, serializeDatabase } from './database.ts';
import { openSnapshot } from './snapshot-database.ts';
import { withSnapshotFile } from './snapshot-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A database with a blob of so many bytes. */
function snapshotOf(bytes: number): Buffer {
  const db = openEmptyDatabase();
  db.handle.exec('CREATE TABLE numbers (text TEXT); CREATE TABLE filler (bytes BLOB)');
  db.handle.prepare('INSERT INTO filler VALUES (zeroblob(?))').run(bytes);
  const snapshot = serializeDatabase(db);
  db.close();
  return snapshot;
}

const large = snapshotOf(3_000_000);
const openFrom = (file: string | undefined): [Db, boolean] => [
  openSnapshot(large, file),
  file !== undefined,
];

it('a large snapshot is opened from a file that is gone with its handle, and takes changes', async () => {
  const [db, isFile] = await withSnapshotFile(large, openFrom, folder);
  expect([isFile, readdirSync(folder)]).toEqual([true, []]);
  expect(db.handle.memory).toBe(false);
  expect(serializeDatabase(db).equals(large)).toBe(true);
  db.handle.exec(`BEGIN; INSERT INTO numbers VALUES ('one'); ROLLBACK`);
  db.handle.exec(`INSERT INTO numbers VALUES ('two')`);
  db.release();
  expect(db.handle.prepare('SELECT text FROM numbers').pluck().all()).toEqual(['two']);
  expect(readdirSync(folder)).toEqual([]);
  const again = openSnapshot(serializeDatabase(db));
  expect(again.handle.prepare('SELECT text FROM numbers').pluck().all()).toEqual(['two']);
  again.close();
  db.close();
  expect(db.isOpen).toBe(false);
});

it('a small snapshot has no file', async () => {
  const small = snapshotOf(100);
  expect(await withSnapshotFile(small, (file) => file, folder)).toBeUndefined();
});

it('a large snapshot is opened in memory where its file cannot be written', async () => {
  const [db, isFile] = await withSnapshotFile(large, openFrom, join(folder, 'missing'));
  expect([isFile, db.handle.memory]).toEqual([false, true]);
  expect(serializeDatabase(db).equals(large)).toBe(true);
  db.close();
});

it('a file that is not opened is removed', async () => {
  let written: string | undefined;
  const failed = withSnapshotFile(
    large,
    (file) => {
      written = file;
      throw new Error('refused');
    },
    folder,
  );
  await expect(failed).rejects.toThrow('refused');
  expect(written).toContain(folder);
  expect(existsSync(written ?? '')).toBe(false);
});
