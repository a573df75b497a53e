import type { FastifyInstance } from 'fastify';
import { isScenario } from '../seeding/scenarios/scenarios.ts';
import { isTooDeep } from '../shared/json-depth.ts';
import { importSnapshot, SnapshotError } from '../worlds/import-snapshot.ts';
import type { World } from '../worlds/world.ts';
import { readWorldFile, recordingIn, WorldFileError } from './world-file.ts';

/** The errors that say what is wrong with an exported world. */
export const isImportError = (error: unknown): error is Error =>
  error instanceof SnapshotError || error instanceof WorldFileError;

function parsed(text: string): unknown {
  if (isTooDeep(text)) throw new WorldFileError('This world file has too many levels.');
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new WorldFileError(`JSON parse error - ${reason}`);
  }
}

/** Creates a world from an exported database, replacing any with this id. Throws a SnapshotError. */
export const importDatabase = (
  { worlds }: Pick<FastifyInstance, 'worlds'>,
  id: string,
  database: Buffer,
): World => worlds.restore(id, importSnapshot(database));

/**
 * Creates a world from the text of a world file, replacing any with this id. Throws a SnapshotError or a WorldFileError,
 * and then changes nothing.
 */
export function importFile(
  { worlds }: Pick<FastifyInstance, 'worlds'>,
  id: string,
  text: string,
): World {
  const file = readWorldFile(parsed(text));
  const { image, beginning, whole, journal, faults } = file;
  if (image === null)
    throw new WorldFileError('The file does not contain the database of its world.');
  const recording = beginning && whole ? recordingIn(file) : undefined;
  const database = importSnapshot(Buffer.from(image, 'base64'));
  if (beginning && !isScenario(beginning.birth.scenario))
    throw new WorldFileError(`Unknown scenario ${beginning.birth.scenario}.`);
  const world = worlds.restore(id, database);
  world.faults.load(faults);
  if (recording) {
    world.journal.load(journal);
    world.recordingStart = recording.start;
  }
  return world;
}
