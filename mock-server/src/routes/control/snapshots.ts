import type { FastifyInstance } from 'fastify';
import { serializeDatabase } from '../../db/database.ts';
import { withSnapshotFile } from '../../db/snapshot-file.ts';
import { registerBytesParser } from '../../http/bytes-parser.ts';
import { importInThread } from '../../recording/import-in-thread.ts';
import {
  type ImportedWorld,
  isImportError,
  type WorldImport,
} from '../../recording/import-world.ts';
import { putWorld } from '../../recording/restore-world.ts';
import { WorldFileError, worldFile } from '../../recording/world-file.ts';
import { isScenario } from '../../seeding/scenarios/scenarios.ts';
import { detail } from '../../shared/http-error.ts';
import { controlError } from './control-form.ts';
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
    if (isImportError(error)) throw detail(400, error.message);
    throw error;
  }
}

/** Throws a WorldFileError for a file whose world was made from an unknown scenario. */
function assertKnownScenario({ file }: ImportedWorld): void {
  const scenario = file?.beginning?.birth.scenario;
  if (scenario === undefined || isScenario(scenario)) return;
  throw new WorldFileError(`Unknown scenario ${scenario}.`);
}

/** Exports and imports worlds: as a JSON file with journal, or as the bytes of the database. */
export function snapshotControl(app: FastifyInstance): void {
  registerBytesParser(app, [sqlite, 'application/octet-stream'], maxBodyBytes);
  app.get<WorldParams>('/__mock/worlds/:world/image/', async ({ params }, reply) =>
    reply.type(sqlite).send(serializeDatabase(worldFromParams(app, params).db)),
  );
  const restore = (world: string, wanted: WorldImport) =>
    withBadRequestErrors(async () => {
      const imported = await importInThread(wanted);
      assertKnownScenario(imported);
      return withSnapshotFile(imported.database, (file) =>
        worldSummary(putWorld(app, world, imported, file)),
      );
    });
  app.put<WorldParams>('/__mock/worlds/:world/image/', async ({ params, body }) => {
    if (!Buffer.isBuffer(body)) throw detail(415, `Send the database as ${sqlite}.`);
    checkWorldId('world', params.world);
    return restore(params.world, { kind: 'database', bytes: body });
  });
  app.get<WorldParams & { Querystring: { image?: string } }>(
    '/__mock/worlds/:world/file/',
    async ({ params, query: { image = 'true' } }, reply) => {
      if (!['true', 'false'].includes(image)) {
        throw controlError('image', image, { takes: 'true or false', example: false });
      }
      const file = worldFile(worldFromParams(app, params), image === 'true');
      const name = `attachment; filename="${file.id}.matka-world.json"`;
      return reply.header('content-disposition', name).send(file);
    },
  );
  app.register(async (files) => {
    // The file stays bytes until it is imported: parsing a large one would hold up other requests.
    files.removeContentTypeParser('application/json');
    registerBytesParser(files, 'application/json', maxBodyBytes);
    files.put<WorldParams>('/__mock/worlds/:world/file/', async ({ params, body }) => {
      checkWorldId('world', params.world);
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from('null');
      return restore(params.world, { kind: 'file', bytes });
    });
  });
}
