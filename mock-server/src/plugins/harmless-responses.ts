import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Headers with which no response runs as a page on the origin of the control API, whatever the name of a market or a
 * fault rule contains. The console's pages have their own policy.
 */
export const harmlessResponses = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('content-security-policy', "sandbox; default-src 'none'; frame-ancestors 'none'");
    done();
  });
});
