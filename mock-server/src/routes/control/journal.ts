import type { FastifyInstance } from 'fastify';
import { recordRequest } from '../../recording/record-request.ts';
import type { Recording } from '../../recording/replay.ts';
import { detail, fieldErrors } from '../../shared/http-error.ts';
import { readForm } from '../../shared/validate.ts';
import { type World, wallClock, worldTime } from '../../worlds/world.ts';
import { controlSchemas } from './schemas.ts';
import { checkWorldId, type WorldParams, worldFromParams } from './world-params.ts';
import { worldSummary } from './world-summary.ts';

/** Control calls that change a world from within: a replay must repeat them. */
const changesWorld =
  /^\/__mock\/worlds\/([^/]+)\/(clock|tokens|faults|players|draws|markets)(?=[/?]|$)/;

/** What plays journals, loaded when it is asked for first: most mocks never do. */
const replayModule = () => import('../../recording/replay.ts');

/** The recording of a world; throws 409 where parts of it are lost. */
async function recordingOrConflict(world: World): Promise<Recording> {
  const { RecordingLostError, recordingOf } = await replayModule();
  try {
    return recordingOf(world);
  } catch (error) {
    if (error instanceof RecordingLostError) throw detail(409, error.message);
    throw error;
  }
}

/** Journals what changes a world through the control API; replays journals, goes back in them and branches off. */
export function journalControl(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const id = request.method === 'GET' ? undefined : changesWorld.exec(request.url)?.[1];
    request.world = id === undefined ? null : (app.worlds.use(id) ?? null);
    done();
  });
  // The work of these calls is done at once: no other call comes in between to see time stand still.
  app.addHook('preHandler', (request, _reply, done) => {
    const { world } = request;
    if (world) {
      request.receivedAtWall = wallClock(world);
      if (!world.replaying) world.frozenWallClock = request.receivedAtWall;
      request.receivedAt = worldTime(world);
    }
    done();
  });
  app.addHook('onSend', (request, reply, answer, done) => {
    const text = typeof answer === 'string' ? answer : '';
    const { world } = request;
    // A body that is no JSON is refused before there is a time.
    if (world && request.receivedAtWall > 0) {
      recordRequest(world, request, reply.statusCode, text, false);
      if (!world.replaying) world.frozenWallClock = undefined;
    }
    done(null, answer);
  });
  app.post<WorldParams>('/__mock/worlds/:world/replay/', async ({ params }) => {
    const recording = await recordingOrConflict(worldFromParams(app, params));
    return (await replayModule()).replay(app, recording);
  });
  app.post<WorldParams>('/__mock/worlds/:world/branch/', async ({ params, body }, reply) => {
    const recording = await recordingOrConflict(worldFromParams(app, params));
    const { request, as } = readForm(controlSchemas().BranchBody, body);
    checkWorldId('as', as);
    if (request > recording.entries.length) {
      throw fieldErrors({ request: [`The journal holds ${recording.entries.length} calls.`] });
    }
    reply.code(201);
    const { branch } = await import('../../recording/branch.ts');
    return worldSummary(await branch(app, recording, request, as));
  });
  app.get<{ Params: { world: string; number: string } }>(
    '/__mock/worlds/:world/journal/:number/changes/',
    async ({ params }) => {
      const recording = await recordingOrConflict(worldFromParams(app, params));
      const number = Number(params.number);
      if (recording.entries[number - 1] === undefined) {
        throw detail(404, `The journal has no call ${params.number}.`);
      }
      const { changesOf } = await import('../../recording/row-changes.ts');
      return changesOf(app, recording, number);
    },
  );
}
