import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** What Fastify and browsers add to the endpoints. */
const isAdded = (method: unknown): boolean => method === 'HEAD' || method === 'OPTIONS';

/** Counts the responses of each endpoint by status. */
export const coverage = fp(async (api: FastifyInstance) => {
  api.addHook('onRoute', ({ method, url }) => {
    if (!isAdded(method)) api.coverage.declare('calls', `${String(method)} ${url}`);
  });
  api.addHook('onSend', (request, reply, payload, done) => {
    const { method, url } = request.routeOptions;
    if (!isAdded(method) && !request.isRecorded && !request.world?.replaying) {
      api.coverage.record('calls', `${String(method)} ${url}`, reply.statusCode);
    }
    done(null, payload);
  });
});
