import { decodeText } from '@matka/contracts/cli/json-text';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { serializeDatabase } from '../../db/database.ts';
import { JournalEntry } from '../../journal/entry.ts';
import {
  branch,
  changesOf,
  firstRequestsLost,
  type Recording,
  RecordingLostError,
  Replay,
  RowChange,
  recordingOf,
  replay,
} from '../../journal/replay.ts';
import { importDatabase, importFile, WorldFile, worldFile } from '../../journal/world-file.ts';
import { worldOf } from '../../plugins/authentication.ts';
import { detail, fieldErrors } from '../../shared/http-error.ts';
import { binary, closed, Text } from '../../shared/schema-types.ts';
import type { SchemaTypes } from '../../shared/validate.ts';
import { ImportError, maxSeededBets } from '../../worlds/import-snapshot.ts';
import type { World } from '../../worlds/world.ts';
import { worldIdValue } from '../../worlds/world-values.ts';
import { sizeOf } from '../../worlds/worlds.ts';
import { conflict, controlOperations } from '../openapi/operation.ts';
import { readValue } from './control-form.ts';
import { ownsWorld, WorldSummary, worldSummary } from './worlds.ts';

/** The request to return to, 0 for none, and the id of the new world. */
export const BranchBody = Type.Object(
  { request: Type.Integer({ minimum: 0 }), as: Type.String({ examples: ['before-the-bet'] }) },
  closed,
);

const JournalQuery = Type.Object({
  after: Type.Optional(Type.Integer({ minimum: 0, examples: [3] })),
});
const FileQuery = Type.Object({ image: Type.Optional(Type.Boolean()) });

const sqlite = 'application/vnd.sqlite3';
/** The bytes of a database. */
const DatabaseFile = binary(sqlite);

const tooLargeToExport = 'This world is too large for an export: copy its database file.';
const tooLargeToKeep = 'This world is too large to be kept.';
const lost = conflict(firstRequestsLost);
const tooLarge = conflict(tooLargeToExport);

const journalOperation = controlOperations('journal');
const worldsOperation = controlOperations('worlds');
const readJournal = journalOperation(
  'readJournal',
  'The last thousand requests, or those after one of them.',
  Type.Array(JournalEntry),
  { querystring: JournalQuery },
);
const readChanges = journalOperation(
  'readChanges',
  'The rows that a request changed, before and after.',
  Type.Array(RowChange),
  { refusals: lost },
);
const replayJournal = journalOperation(
  'replayJournal',
  'Replay the journal on a fork and report the differences.',
  Replay,
  { refusals: lost },
);
const branchWorld = journalOperation(
  'branchWorld',
  'Create a world in the state of this one after a request.',
  WorldSummary,
  { body: BranchBody, status: 201, refusals: lost },
);
const exportDatabase = worldsOperation('exportDatabase', 'The database of a world.', DatabaseFile, {
  refusals: tooLarge,
});
const putDatabase = worldsOperation(
  'importDatabase',
  'Replace a world by a database.',
  WorldSummary,
);
const exportWorld = worldsOperation(
  'exportWorld',
  'Export a world as one file, with its journal.',
  WorldFile,
  { querystring: FileQuery, refusals: tooLarge },
);
const importWorld = worldsOperation(
  'importWorld',
  'Replace this world by an exported file.',
  WorldSummary,
);

const KeptState = Type.Object({ id: Text('6f1d0c52-9b7e-4e0a-8a63-000000000001') });
const keepState = worldsOperation(
  'keepState',
  'Keep the state of a world in memory, in place of the one kept before: its database, journal and faults.',
  KeptState,
  { status: 201, refusals: conflict(tooLargeToKeep) },
);
const putBackState = worldsOperation(
  'putBackState',
  'Put a world back to the state that is kept under an id.',
  WorldSummary,
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
  const typed = app.withTypeProvider<SchemaTypes>();
  typed.get('/journal/', readJournal, (request) => {
    const { journal } = worldOf(request);
    const { after = 0 } = request.query;
    return journal.entries().filter(({ number }) => number > after);
  });
  app.get<{ Params: { number: string } }>(
    '/journal/:number/changes/',
    readChanges,
    async (request) => {
      const recording = recordingFor(request);
      const { number } = request.params;
      if (recording.entries[Number(number) - 1]) return changesOf(app, recording, Number(number));
      throw detail(404, `The journal has no request ${number}.`);
    },
  );
  app.post('/replay/', replayJournal, async (request) => replay(app, recordingFor(request)));
  typed.post('/branch/', branchWorld, async (request, reply) => {
    const recording = recordingFor(request);
    const { request: number, as } = request.body;
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

/** Enough for a world with several hundred thousand bets. */
const maxBodyBytes = 64 * 1024 * 1024;

interface WorldParams {
  Params: { world: string };
}

function acceptBytes(app: FastifyInstance, types: string | string[]): void {
  const options = { parseAs: 'buffer', bodyLimit: maxBodyBytes } as const;
  app.addContentTypeParser(types, options, (_request, body, done) => done(null, body));
}

/** Throws 409 for an export that no mock could import. */
function checkExport({ settings }: World, bytes: number): void {
  const { bets = 0 } = settings.spec;
  if (bytes > maxBodyBytes || bets > maxSeededBets) throw detail(409, tooLargeToExport);
}

/** The response to an import. Throws 400 with the faults of a database or a world file. */
async function imported(work: () => Promise<World>): Promise<WorldSummary> {
  try {
    return worldSummary(await work());
  } catch (error) {
    if (error instanceof ImportError) throw detail(400, error.message);
    throw error;
  }
}

/** Stores the state of a world and restores it. */
export function stateControl(app: FastifyInstance): void {
  app.post('/state/', keepState, (request, reply) => {
    const world = worldOf(request);
    if (sizeOf(world.db) > maxBodyBytes) throw detail(409, tooLargeToKeep);
    reply.code(201);
    return { id: app.worlds.keep(world) };
  });
  app.post<{ Params: { world: string; state: string } }>(
    '/state/:state/',
    { config: ownsWorld, ...putBackState },
    ({ params }) => {
      const world = app.worlds.putBack(params.world, params.state);
      if (world) return worldSummary(world);
      throw detail(404, 'This state of the world is not kept any more.');
    },
  );
}

/** Exports and imports worlds: as a JSON file with journal, or as the bytes of the database. */
export function snapshotControl(app: FastifyInstance): void {
  acceptBytes(app, [sqlite, 'application/octet-stream']);
  app.get('/image/', exportDatabase, (request, reply) => {
    const world = worldOf(request);
    const image = serializeDatabase(world.db);
    checkExport(world, image.byteLength);
    return reply.type(sqlite).send(image);
  });
  const config = { ...ownsWorld, ownBody: DatabaseFile };
  app.put<WorldParams>('/image/', { config, ...putDatabase }, ({ params, body }) => {
    if (!Buffer.isBuffer(body)) throw detail(415, `Send the database as ${sqlite}.`);
    readValue('world', worldIdValue, params.world);
    return imported(() => importDatabase(app, params.world, body));
  });
  app.withTypeProvider<SchemaTypes>().get('/file/', exportWorld, (request, reply) => {
    const { image = true } = request.query;
    const world = worldOf(request);
    const file = worldFile(world, image);
    const text = JSON.stringify(file);
    checkExport(world, Buffer.byteLength(text));
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
    const config = { ...ownsWorld, ownBody: WorldFile };
    files.put<WorldParams>('/file/', { config, ...importWorld }, ({ params, body }) => {
      readValue('world', worldIdValue, params.world);
      const text = Buffer.isBuffer(body) ? decodeText(body) : 'null';
      return imported(() => importFile(app, params.world, text));
    });
  });
}
