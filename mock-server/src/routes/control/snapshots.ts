import type { FastifyInstance } from 'fastify';
import { serializeDatabase } from '../../db/database.ts';
import { worldOf } from '../../plugins/authentication.ts';
import {
  importDatabase,
  importFile,
  isImportError,
  worldFile,
} from '../../recording/world-file.ts';
import { detail } from '../../shared/http-error.ts';
import type { World } from '../../worlds/world.ts';
import { controlError } from './control-form.ts';
import { checkWorldId, ownsWorld, type WorldSummary, worldSummary } from './worlds.ts';

const sqlite = 'application/vnd.sqlite3';
/** Enough for a world with several hundred thousand bets. */
const maxBodyBytes = 64 * 1024 * 1024;

interface WorldParams {
  Params: { world: string };
}

function acceptBytes(app: FastifyInstance, types: string | string[]): void {
  const options = { parseAs: 'buffer', bodyLimit: maxBodyBytes } as const;
  app.addContentTypeParser(types, options, (_request, body, done) => done(null, body));
}

/** The response to an import. Throws 400 with what is wrong with a database or a world file. */
function imported(work: () => World): WorldSummary {
  try {
    return worldSummary(work());
  } catch (error) {
    if (isImportError(error)) throw detail(400, error.message);
    throw error;
  }
}

/** Exports and imports worlds: as a JSON file with journal, or as the bytes of the database. */
export function snapshotControl(app: FastifyInstance): void {
  acceptBytes(app, [sqlite, 'application/octet-stream']);
  app.get('/image/', (request, reply) =>
    reply.type(sqlite).send(serializeDatabase(worldOf(request).db)),
  );
  app.put<WorldParams>('/image/', ownsWorld, ({ params, body }) => {
    if (!Buffer.isBuffer(body)) throw detail(415, `Send the database as ${sqlite}.`);
    checkWorldId('world', params.world);
    return imported(() => importDatabase(app, params.world, body));
  });
  app.get<{ Querystring: { image?: string } }>('/file/', (request, reply) => {
    const { image = 'true' } = request.query;
    if (!['true', 'false'].includes(image)) {
      throw controlError('image', image, { takes: 'true or false', example: false });
    }
    const file = worldFile(worldOf(request), image === 'true');
    const name = `attachment; filename="${file.id}.matka-world.json"`;
    return reply.header('content-disposition', name).send(file);
  });
  app.register(async (files) => {
    // Larger than other bodies, and parsed with its own messages.
    files.removeContentTypeParser('application/json');
    acceptBytes(files, 'application/json');
    files.put<WorldParams>('/file/', ownsWorld, ({ params, body }) => {
      checkWorldId('world', params.world);
      const text = Buffer.isBuffer(body) ? body.toString() : 'null';
      return imported(() => importFile(app, params.world, text));
    });
  });
}
