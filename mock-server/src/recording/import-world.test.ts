import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../test/build-app.ts';
import { SnapshotError } from '../worlds/import-snapshot.ts';
import {
  importFile,
  isImportError,
  recordingIn,
  type WorldFile,
  WorldFileError,
  worldFile,
} from './world-file.ts';

/** A mock, the file of its new world, and a function that imports a changed one. */
async function exported() {
  const { app, world } = await buildTestApp();
  const file = worldFile(world, true);
  const imported = (change: Partial<WorldFile> = {}, id = 'imported') =>
    importFile(app, id, JSON.stringify({ ...file, ...change }));
  return { app, file, imported };
}

describe('the file of a world', () => {
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
    const { file, imported } = await exported();
    const start = { spec: file.beginning?.birth, wallClock: file.beginning?.real };
    const { image } = file;
    const withSnapshot = file.beginning && { ...file.beginning, image };
    expect(imported().recordingStart).toEqual({ ...start, snapshot: undefined });
    expect(imported({ beginning: withSnapshot }).recordingStart).toEqual({
      ...start,
      snapshot: Buffer.from(image ?? '', 'base64'),
    });
    expect(imported({ whole: false }).recordingStart).not.toMatchObject(start);
    expect(imported({ beginning: null }).recordingStart).not.toMatchObject(start);
  });

  it('needs a sound initial database only where its requests are all there; else nothing is replaced', async () => {
    const { app, file, imported } = await exported();
    const damaged = file.beginning && { ...file.beginning, image: 'aGVsbG8=' };
    const before = imported({ beginning: damaged, whole: false });
    expect(() => imported({ beginning: damaged })).toThrow(SnapshotError);
    expect(app.worlds.get('imported')).toBe(before);
  });

  it('is refused with the reason', async () => {
    const { app, imported } = await exported();
    const refused = (text: string) => expect(() => importFile(app, 'imported', text));
    expect(() => imported({ image: null })).toThrow(
      new WorldFileError('The file does not contain the database of its world.'),
    );
    refused('['.repeat(1001)).toThrow(new WorldFileError('This world file has too many levels.'));
    refused('{"format":').toThrow(/^JSON parse error - .*JSON/);
    refused('{}').toThrow(
      'This is not a world file: it does not contain "format": "matka-world-1".',
    );
    refused('{"format":"matka-world-1"}').toThrow(/^This world file is incomplete: \w/);
  });
});

it('the errors of an import are distinguished from faults of the mock', () => {
  expect(
    [new SnapshotError('a'), new WorldFileError('b'), new Error('c')].map(isImportError),
  ).toEqual([true, true, false]);
  expect(String(new WorldFileError('b'))).toBe('WorldFileError: b');
});
