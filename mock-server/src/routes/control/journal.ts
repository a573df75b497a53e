import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { worldOf } from '../../plugins/authentication.ts';
import {
  branch,
  changesOf,
  type Recording,
  RecordingLostError,
  recordingOf,
  replay,
} from '../../recording/replay.ts';
import { detail, fieldErrors } from '../../shared/http-error.ts';
import { closed } from '../../shared/schema-types.ts';
import { controlError, readControlForm } from './control-form.ts';
import { checkWorldId, worldSummary } from './worlds.ts';

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
    checkWorldId('as', as);
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
