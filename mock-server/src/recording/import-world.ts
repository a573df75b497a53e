import type { FastifyInstance } from 'fastify';
import { isTooDeep } from '../shared/json-depth.ts';
import { importSnapshot, SnapshotError } from '../worlds/import-snapshot.ts';
import type { World } from '../worlds/world.ts';
import { readWorldFile, recordingIn, type WorldFile, WorldFileError } from './world-file.ts';

/** An exported world: the bytes of its database, or of its JSON file. */
export interface WorldImport {
  kind: 'database' | 'file';
  bytes: Uint8Array;
}

/** A world that was read and checked. */
export interface ImportedWorld {
  /** The database in the current version. */
  database: Uint8Array;
  /** What its file holds besides the database; undefined without a file. */
  file: Omit<WorldFile, 'image'> | undefined;
  /** The initial database in the current version, where the file has one. */
  snapshot: Uint8Array | undefined;
}

/** The errors that say what is wrong with an exported world. */
export const isImportError = (error: unknown): error is Error =>
  error instanceof SnapshotError || error instanceof WorldFileError;

/** Checks a world file and the databases in it. Throws a SnapshotError or a WorldFileError. */
export function importFile({ image, ...file }: WorldFile, database: Buffer): ImportedWorld {
  const isRecording = file.beginning !== null && file.whole;
  const snapshot = isRecording ? recordingIn({ image, ...file }).start.snapshot : undefined;
  const beginning = file.beginning && { ...file.beginning, image: null };
  return { database: importSnapshot(database), file: { ...file, beginning }, snapshot };
}

function parsed(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
  if (isTooDeep(text)) throw new WorldFileError('This world file has too many levels.');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WorldFileError(`JSON parse error - ${reason}`);
  }
}

/** Reads and checks an exported world. Throws a SnapshotError or a WorldFileError. */
export async function importWorld({ kind, bytes }: WorldImport): Promise<ImportedWorld> {
  if (kind === 'database') {
    const database = importSnapshot(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return { database, file: undefined, snapshot: database };
  }
  const file = await readWorldFile(parsed(bytes));
  if (file.image === null)
    throw new WorldFileError('The file does not contain the database of its world.');
  return importFile(file, Buffer.from(file.image, 'base64'));
}

const bufferOf = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Creates a world from an imported one, replacing any with this id. */
export function putWorld(
  { worlds }: Pick<FastifyInstance, 'worlds'>,
  id: string,
  { database, file, snapshot }: ImportedWorld,
): World {
  const world = worlds.restore(id, bufferOf(database));
  if (!file) return world;
  world.faults.load(file.faults);
  if (file.beginning && file.whole) {
    const { birth: spec, real: wallClock } = file.beginning;
    world.journal.load(file.journal);
    world.recordingStart = { spec, wallClock, snapshot: snapshot && bufferOf(snapshot) };
  }
  return world;
}

/**
 * Creates a world from a file and its database, replacing any with this id. Throws a SnapshotError or a
 * WorldFileError.
 */
export const restoreWorld = (
  app: Pick<FastifyInstance, 'worlds'>,
  id: string,
  file: WorldFile,
  database: Buffer,
): World => putWorld(app, id, importFile(file, database));
