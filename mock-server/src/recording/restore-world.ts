import type { FastifyInstance } from 'fastify';
import type { World } from '../worlds/world.ts';
import { recordingIn, type WorldFile } from './world-file.ts';

/**
 * Creates a world from a file and its database, replacing any with this id. Throws a SnapshotError or a
 * WorldFileError.
 */
export function restoreWorld(
  { worlds }: Pick<FastifyInstance, 'worlds'>,
  id: string,
  file: WorldFile,
  database: Buffer,
): World {
  const world = worlds.restore(id, database);
  world.faults.load(file.faults);
  if (file.beginning && file.whole) {
    world.journal.load(file.journal);
    world.recordingStart = recordingIn(file).start;
  }
  return world;
}
