import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { serializeDatabase } from '../../db/database.ts';
import { worldOf } from '../../plugins/authentication.ts';
import {
  branch,
  changesOf,
  type Recording,
  RecordingLostError,
  recordingOf,
  replay,
} from '../../recording/replay.ts';
import { importDatabase, importFile, worldFile } from '../../recording/world-file.ts';
import { detail, fieldErrors } from '../../shared/http-error.ts';
import { closed } from '../../shared/schema-types.ts';
import { ImportError } from '../../worlds/import-snapshot.ts';
import type { World } from '../../worlds/world.ts';
import { worldIdValue } from '../../worlds/world-values.ts';
import { controlError, readControlForm, readValue } from './control-form.ts';
import { ownsWorld, type WorldSummary, worldSummary } from './worlds.ts';

/** The request to return to, 0 for none, and the id of the new world. */
export const BranchBody = Type.Object(
  { request: Type.Integer({ minimum: 0 }), as: Type.String({ examples: ['before-the-bet'] }) },
  closed,
);

/** The recording of the world of a request. Throws 409 if parts of it are lost. */
function recordingFor(request: FastifyRequest): Recording {
  try {
    return recordingOf(worldOf(request));
  } catch (error) {
    if (error instanceof RecordingLostError) throw detail(409, error.message);
    throw error;
  }
}

/** The journal, its replays, branches from one of its requests, and the rows that a request changed. */
export function journalControl(app: FastifyInstance): void {
  app.get<{ Querystring: { after?: string } }>('/journal/', (request) => {
    const { after = '0' } = request.query;
    if (!/^\d+$/.test(after)) {
      throw controlError('after', after, { takes: 'the number of a request', example: 3 });
    }
    const { journal } = worldOf(request);
    return journal.entries().filter(({ number }) => number > Number(after));
  });
  app.get<{ Params: { number: string } }>('/journal/:number/changes/', async (request) => {
    const recording = recordingFor(request);
    const { number } = request.params;
    if (recording.entries[Number(number) - 1]) return changesOf(app, recording, Number(number));
    throw detail(404, `The journal has no request ${number}.`);
  });
  app.post('/replay/', async (request) => replay(app, recordingFor(request)));
  app.post('/branch/', async (request, reply) => {
    const recording = recordingFor(request);
    const { request: number, as } = readControlForm(BranchBody, request.body);
    readValue('as', worldIdValue, as);
    if (number > recording.entries.length) {
      throw fieldErrors({ request: [`The journal has ${recording.entries.length} requests.`] });
    }
    if (app.worlds.get(as)) {
      throw fieldErrors({ as: [`World ${as} exists already: remove it or choose another id.`] });
    }
    reply.code(201);
    return worldSummary(await branch(app, recording, number, as));
  });
}

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

/** Throws 409 for an export that no mock would take back. */
function checkExport(bytes: number): void {
  if (bytes > maxBodyBytes)
    throw detail(409, 'This world is too large for an export: copy its database file.');
}

/** The response to an import. Throws 400 with what is wrong with a database or a world file. */
async function imported(work: () => Promise<World>): Promise<WorldSummary> {
  try {
    return worldSummary(await work());
  } catch (error) {
    if (error instanceof ImportError) throw detail(400, error.message);
    throw error;
  }
}

/** Exports and imports worlds: as a JSON file with journal, or as the bytes of the database. */
export function snapshotControl(app: FastifyInstance): void {
  acceptBytes(app, [sqlite, 'application/octet-stream']);
  app.get('/image/', (request, reply) => {
    const image = serializeDatabase(worldOf(request).db);
    checkExport(image.byteLength);
    return reply.type(sqlite).send(image);
  });
  app.put<WorldParams>('/image/', ownsWorld, ({ params, body }) => {
    if (!Buffer.isBuffer(body)) throw detail(415, `Send the database as ${sqlite}.`);
    readValue('world', worldIdValue, params.world);
    return imported(() => importDatabase(app, params.world, body));
  });
  app.get<{ Querystring: { image?: string } }>('/file/', (request, reply) => {
    const { image = 'true' } = request.query;
    if (!['true', 'false'].includes(image)) {
      throw controlError('image', image, { takes: 'true or false', example: false });
    }
    const file = worldFile(worldOf(request), image === 'true');
    const text = JSON.stringify(file);
    checkExport(Buffer.byteLength(text));
    const name = `attachment; filename="${file.id}.matka-world.json"`;
    return reply
      .header('content-disposition', name)
      .type('application/json; charset=utf-8')
      .send(text);
  });
  app.register(async (files) => {
    // Larger than other bodies, and parsed with its own messages.
    files.removeContentTypeParser('application/json');
    acceptBytes(files, 'application/json');
    files.put<WorldParams>('/file/', ownsWorld, ({ params, body }) => {
      readValue('world', worldIdValue, params.world);
      const text = Buffer.isBuffer(body) ? body.toString() : 'null';
      return imported(() => importFile(app, params.world, text));
    });
  });
}
