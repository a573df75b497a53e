import type { FastifyInstance } from 'fastify';
import { serializeDatabase } from '../../db/database.ts';
import { restoreWorld } from '../../recording/restore-world.ts';
import {
  readWorldFile,
  type WorldFile,
  WorldFileError,
  worldFile,
} from '../../recording/world-file.ts';
import { isScenario } from '../../seeding/scenarios/scenarios.ts';
import { detail } from '../../shared/http-error.ts';
import { SnapshotError } from '../../worlds/import-snapshot.ts';
import { checkWorldId, type WorldParams, worldFromParams } from './world-params.ts';
import { worldSummary } from './world-summary.ts';

const sqlite = 'application/vnd.sqlite3';
/** Enough for a world with several hundred thousand bets. */
const maxBodyBytes = 64 * 1024 * 1024;

/** Runs work; throws 400 for an invalid snapshot or world file. */
async function withBadRequestErrors<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SnapshotError || error instanceof WorldFileError) {
      throw detail(400, error.message);
    }
    throw error;
  }
}

/** Throws a WorldFileError for a file whose world was made from an unknown scenario. */
function assertKnownScenario({ beginning }: WorldFile): void {
  if (beginning === null || isScenario(beginning.birth.scenario)) return;
  throw new WorldFileError(`Unknown scenario ${beginning.birth.scenario}.`);
}

/** Exports and imports worlds: as a JSON file with journal, or as the bytes of the database. */
export function snapshotControl(app: FastifyInstance): void {
  app.addContentTypeParser(
    [sqlite, 'application/octet-stream'],
    { parseAs: 'buffer', bodyLimit: maxBodyBytes },
    (_request, body, done) => done(null, body),
  );
  app.get<WorldParams>('/__mock/worlds/:world/image/', async ({ params }, reply) =>
    reply.type(sqlite).send(serializeDatabase(worldFromParams(app, params).db)),
  );
  app.put<WorldParams>('/__mock/worlds/:world/image/', async ({ params, body }) => {
    if (!Buffer.isBuffer(body)) throw detail(415, `Send the database as ${sqlite}.`);
    checkWorldId('world', params.world);
    return withBadRequestErrors(() => worldSummary(app.worlds.restore(params.world, body)));
  });
  app.get<WorldParams & { Querystring: { image?: string } }>(
    '/__mock/worlds/:world/file/',
    async ({ params, query }, reply) => {
      const file = worldFile(worldFromParams(app, params), query.image !== 'false');
      const name = `attachment; filename="${file.id}.matka-world.json"`;
      return reply.header('content-disposition', name).send(file);
    },
  );
  app.put<WorldParams>(
    '/__mock/worlds/:world/file/',
    { bodyLimit: maxBodyBytes },
    async ({ params, body }) => {
      checkWorldId('world', params.world);
      return withBadRequestErrors(async () => {
        const file = await readWorldFile(body);
        assertKnownScenario(file);
        if (file.image === null)
          throw new WorldFileError('The file does not contain the database of its world.');
        const database = Buffer.from(file.image, 'base64');
        const world = restoreWorld(app, params.world, file, database);
        return worldSummary(world);
      });
    },
  );
}
