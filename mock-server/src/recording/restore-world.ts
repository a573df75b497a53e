import type { FastifyInstance } from 'fastify';
import type { World } from '../worlds/world.ts';
import { type ImportedWorld, importFile } from './import-world.ts';
import type { WorldFile } from './world-file.ts';

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
