import type { FastifyInstance } from 'fastify';
import { serializeDatabase } from '../../db/database.ts';
import {
  type ImportedWorld,
  importWorld,
  isImportError,
  putWorld,
  type WorldImport,
} from '../../recording/import-world.ts';
import { WorldFileError, worldFile } from '../../recording/world-file.ts';
import { isScenario } from '../../seeding/scenarios/scenarios.ts';
import { detail } from '../../shared/http-error.ts';
import { controlError } from './control-form.ts';
import { checkWorldId, type WorldParams, worldFromParams, worldSummary } from './world-params.ts';

const sqlite = 'application/vnd.sqlite3';
/** Enough for a world with several hundred thousand bets. */
const maxBodyBytes = 64 * 1024 * 1024;

/** Takes bodies of these media types as bytes. */
function acceptBytes(app: FastifyInstance, types: string | string[]): void {
  const options = { parseAs: 'buffer', bodyLimit: maxBodyBytes } as const;
  app.addContentTypeParser(types, options, (_request, body, done) => done(null, body));
}

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
  acceptBytes(app, [sqlite, 'application/octet-stream']);
  app.get<WorldParams>('/__mock/worlds/:world/image/', ({ params }, reply) =>
    reply.type(sqlite).send(serializeDatabase(worldFromParams(app, params).db)),
  );
  const restore = (world: string, wanted: WorldImport) =>
    withBadRequestErrors(async () => {
      const imported = await importWorld(wanted);
      assertKnownScenario(imported);
      return worldSummary(putWorld(app, world, imported));
    });
  app.put<WorldParams>('/__mock/worlds/:world/image/', async ({ params, body }) => {
    if (!Buffer.isBuffer(body)) throw detail(415, `Send the database as ${sqlite}.`);
    checkWorldId('world', params.world);
    return restore(params.world, { kind: 'database', bytes: body });
  });
  app.get<WorldParams & { Querystring: { image?: string } }>(
    '/__mock/worlds/:world/file/',
    ({ params, query: { image = 'true' } }, reply) => {
      if (!['true', 'false'].includes(image)) {
        throw controlError('image', image, { takes: 'true or false', example: false });
      }
      const file = worldFile(worldFromParams(app, params), image === 'true');
      const name = `attachment; filename="${file.id}.matka-world.json"`;
      return reply.header('content-disposition', name).send(file);
    },
  );
  app.register(async (files) => {
    // Larger than other bodies, and parsed with its own messages.
    files.removeContentTypeParser('application/json');
    acceptBytes(files, 'application/json');
    files.put<WorldParams>('/__mock/worlds/:world/file/', async ({ params, body }) => {
      checkWorldId('world', params.world);
      const bytes = Buffer.isBuffer(body) ? body : Buffer.from('null');
      return restore(params.world, { kind: 'file', bytes });
    });
  });
}
