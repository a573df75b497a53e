import type { FastifyInstance } from 'fastify';
import { detail } from '../errors/http-error.ts';
import { recordCall } from '../journal/record-call.ts';
import { replay } from '../replay/replay.ts';
import { nowIn } from '../worlds/world.ts';
import { type OfWorld, worldOfPath } from './world-of-path.ts';

/** Control calls that change a world from within: a replay must repeat them. */
const changing = /^\/__mock\/worlds\/([^/]+)\/(clock|tokens|faults|players|draws|markets)\//;

/** Journals what changes a world through the control API, and replays journals. */
export function replayControl(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const id = request.method === 'GET' ? undefined : changing.exec(request.url)?.[1];
    request.world = id === undefined ? null : (app.worlds.use(id) ?? null);
    if (request.world) request.calledAt = nowIn(request.world);
    done();
  });
  app.addHook('onSend', (request, reply, answer, done) => {
    const text = typeof answer === 'string' ? answer : '';
    if (request.world) recordCall(request.world, request, reply.statusCode, text, false);
    done(null, answer);
  });
  app.post<OfWorld>('/__mock/worlds/:world/replay/', async ({ params }) => {
    const world = worldOfPath(app, params);
    if (!world.journal.isWhole()) {
      throw detail(409, 'The journal no longer holds the first calls of this world.');
    }
    return replay(app, world);
  });
}
