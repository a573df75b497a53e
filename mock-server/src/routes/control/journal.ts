import type { FastifyInstance } from 'fastify';
import type { Recording } from '../../recording/replay.ts';
import { detail, fieldErrors } from '../../shared/http-error.ts';
import type { World } from '../../worlds/world.ts';
import { readControlForm } from './control-form.ts';
import { BranchBody } from './request-schemas.ts';
import { checkWorldId, type WorldParams, worldFromParams, worldSummary } from './world-params.ts';

/** Loaded on first use: most mocks never replay. */
const replayModule = () => import('../../recording/replay.ts');

/** The recording of a world. Throws 409 if parts of it are lost. */
async function recordingOrConflict(world: World): Promise<Recording> {
  const { RecordingLostError, recordingOf } = await replayModule();
  try {
    return recordingOf(world);
  } catch (error) {
    if (error instanceof RecordingLostError) throw detail(409, error.message);
    throw error;
  }
}

/** Replays of a journal, branches from one of its requests, and the rows that a request changed. */
export function journalControl(app: FastifyInstance): void {
  app.post<WorldParams>('/__mock/worlds/:world/replay/', async ({ params }) => {
    const recording = await recordingOrConflict(worldFromParams(app, params));
    return (await replayModule()).replay(app, recording);
  });
  app.post<WorldParams>('/__mock/worlds/:world/branch/', async ({ params, body }, reply) => {
    const recording = await recordingOrConflict(worldFromParams(app, params));
    const { request, as } = readControlForm(BranchBody, body);
    checkWorldId('as', as);
    if (request > recording.entries.length) {
      throw fieldErrors({ request: [`The journal has ${recording.entries.length} requests.`] });
    }
    const { branch } = await import('../../recording/replay.ts');
    // Nothing is awaited between this check and the new world: another request cannot take its name.
    if (app.worlds.list().some(({ id }) => id === as)) {
      throw fieldErrors({ as: [`World ${as} exists already: remove it or choose another id.`] });
    }
    reply.code(201);
    return worldSummary(await branch(app, recording, request, as));
  });
  app.get<{ Params: { world: string; number: string } }>(
    '/__mock/worlds/:world/journal/:number/changes/',
    async ({ params }) => {
      const recording = await recordingOrConflict(worldFromParams(app, params));
      const number = Number(params.number);
      if (recording.entries[number - 1] === undefined) {
        throw detail(404, `The journal has no request ${params.number}.`);
      }
      const { changesOf } = await import('../../recording/row-changes.ts');
      return changesOf(app, recording, number);
    },
  );
}
