import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { SnapshotError } from '../worlds/import-snapshot.ts';
import { importFile, importWorld, isImportError, restoreWorld } from './import-world.ts';
import { recordingIn, type WorldFile, WorldFileError, worldFile } from './world-file.ts';
// Loaded here: the first import of the schema would count as time of a test.
import './world-file-schema.ts';

/** The file of a new world, and its database. */
async function exported() {
  const { app, world } = await buildTestApp();
  const file = worldFile(world, true);
  return { app, file, database: Buffer.from(file.image ?? '', 'base64') };
}

const recorded = ({ image, ...file }: WorldFile): WorldFile => ({
  ...file,
  image: null,
  beginning: file.beginning && { ...file.beginning, image },
});

const importText = (text: string) => importWorld({ kind: 'file', bytes: Buffer.from(text) });

describe('the file of a world', () => {
  it('brings its initial database where its requests can be replayed', async () => {
    const { file, database } = await exported();
    const imported = importFile(recorded(file), database);
    expect(imported.snapshot?.byteLength).toBe(database.byteLength);
    expect(imported.file).toEqual({
      ...file,
      image: undefined,
      beginning: { ...file.beginning, image: null },
    });
    expect(importFile(file, database).snapshot).toBeUndefined();
  });

  it('needs no initial database where its first requests are lost, or its start', async () => {
    const { file, database } = await exported();
    const damaged = file.beginning && { ...file.beginning, image: 'aGVsbG8=' };
    const lost = importFile({ ...file, beginning: damaged, whole: false }, database);
    expect(lost).toMatchObject({ snapshot: undefined, file: { whole: false } });
    expect(() => importFile({ ...file, beginning: damaged }, database)).toThrow(SnapshotError);
    const withoutStart = importFile({ ...file, beginning: null }, database);
    expect(withoutStart).toMatchObject({ snapshot: undefined, file: { beginning: null } });
  });

  it('holds a recording if it has the start and all requests', async () => {
    const { file } = await exported();
    const { beginning, journal } = file;
    expect(recordingIn(file)).toEqual({
      start: { spec: beginning?.birth, wallClock: beginning?.real, snapshot: undefined },
      entries: journal,
    });
    for (const part of [{ beginning: null }, { whole: false }]) {
      expect(() => recordingIn({ ...file, ...part })).toThrow(
        new WorldFileError('The file does not contain the start and all requests of its world.'),
      );
    }
  });

  it('gives a world its journal and start only where both are whole', async () => {
    const { app, file, database } = await exported();
    const start = { spec: file.beginning?.birth, wallClock: file.beginning?.real };
    const whole = restoreWorld(app, 'whole', file, database);
    expect(whole.recordingStart).toEqual({ ...start, snapshot: undefined });
    const withSnapshot = restoreWorld(app, 'whole', recorded(file), database);
    expect(withSnapshot.recordingStart).toMatchObject({ ...start, snapshot: expect.any(Buffer) });
    const part = restoreWorld(app, 'part', { ...file, whole: false }, database);
    expect(part.recordingStart).not.toMatchObject(start);
  });

  it('is refused with the reason', async () => {
    const { file } = await exported();
    const withoutImage = JSON.stringify({ ...file, image: null });
    await expect(importText(withoutImage)).rejects.toThrow(
      new WorldFileError('The file does not contain the database of its world.'),
    );
    await expect(importText('['.repeat(1001))).rejects.toThrow(
      new WorldFileError('This world file has too many levels.'),
    );
    await expect(importText('{"format":')).rejects.toThrow(/^JSON parse error - .*JSON/);
    await expect(importText('{}')).rejects.toThrow(
      'This is not a world file: it does not contain "format": "matka-world-1".',
    );
    await expect(importText('{"format":"matka-world-1"}')).rejects.toThrow(
      /^This world file is incomplete: \w/,
    );
  });
});

it('the errors of an import are told from faults of the mock', () => {
  expect(
    [new SnapshotError('a'), new WorldFileError('b'), new Error('c')].map(isImportError),
  ).toEqual([true, true, false]);
  expect(String(new WorldFileError('b'))).toBe('WorldFileError: b');
});
