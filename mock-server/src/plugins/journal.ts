import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { recordRequest } from '../journal/record-request.ts';
import { noteTime } from './clock.ts';

export function noteArrival(request: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  request.arrivedAt = performance.now();
  done();
}

/**
 * Writes each request with its handler's response to the journal. Handlers that write run without a pause, so the
 * journal is in order.
 */
export const journal = fp(async (api: FastifyInstance) => {
  api.addHook('onRequest', noteArrival);
  api.addHook('onSend', (request, reply, payload, done) => {
    const { world } = request;
    if (!world || request.isRecorded) return done(null, payload);
    request.isRecorded = true;
    // The request was refused before the clock was read, as without a valid token.
    if (request.receivedAtWall === 0) noteTime(request, world);
    reply.header('date', new Date(request.receivedAt).toUTCString());
    recordRequest(world, request, reply.statusCode, payload);
    done(null, payload);
  });
});
