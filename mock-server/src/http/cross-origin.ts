import type { FastifyInstance } from 'fastify';
import { detail } from '../errors/http-error.ts';

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, x-mock-world',
  'access-control-allow-methods': 'GET, POST',
  'access-control-max-age': '600',
};

/** Lets pages of any origin read the answers of the API: it takes tokens, never cookies. */
export function allowCrossOrigin(api: FastifyInstance): void {
  api.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*');
    done();
  });
}

/** Answers what browsers ask before they call another origin; the control API is for none. */
export function answerPreflights(app: FastifyInstance): void {
  app.options('*', async (request, reply) => {
    if (request.url.startsWith('/__mock')) throw detail(404, 'Not found.');
    return reply.code(204).headers(allowed).send();
  });
}
