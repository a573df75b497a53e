import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isPackaged } from '../own-files.ts';
import { type Responses, responsesOf } from '../routes/openapi/responses.ts';
import { detail } from '../shared/http-error.ts';
import { validationError } from '../shared/validate.ts';

/** Longer responses are lists of draws of a year: checking one would delay all other requests. */
const maxLength = 1_000_000;

const declared = new WeakMap<object, Responses>();

/** The responses that the route of a request declares; undefined for a page and for an unknown address. */
function declaredFor({ routeOptions }: FastifyRequest): Responses | undefined {
  const { url, method, schema, config } = routeOptions;
  if (!url || !schema) return undefined;
  const found = declared.get(schema) ?? responsesOf({ url, method, schema, config });
  if (found) declared.set(schema, found);
  return found;
}

/** The error of a response; undefined if its route declares it. */
function errorOf(responses: Responses, status: number, body: unknown): string | undefined {
  const schema = responses[status];
  return schema ? validationError(schema, body) : 'no such status is declared';
}

/**
 * Responds with 500, the route and the place instead of a response that its route does not declare, and prints a line
 * on stderr. It comes before host styles, which change the form, and faults, which break it; the rate limit of a style
 * may refuse any request. A package does not use it.
 */
export const declaredResponses = fp(async (app: FastifyInstance) => {
  if (isPackaged) return;
  app.addHook('onSend', (request, reply, payload, done) => {
    const { method, url } = request.routeOptions;
    const { statusCode } = reply;
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    const responses =
      typeof payload === 'string' &&
      payload.length <= maxLength &&
      isJson &&
      statusCode !== 500 &&
      !(statusCode === 429 && request.world?.rules.refusesEvery) &&
      !request.isAnsweredByFault
        ? declaredFor(request)
        : undefined;
    if (!responses) return done(null, payload);
    const error = errorOf(responses, statusCode, JSON.parse(String(payload)));
    if (error === undefined) return done(null, payload);
    const text = `${String(method)} ${url} may not answer ${statusCode} like this: ${error}.`;
    process.stderr.write(`${text}\n`);
    done(detail(500, text));
  });
});
