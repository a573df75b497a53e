import { endpointOf } from '@matka/contracts/api/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { countUp } from '../db/counts.ts';
import type { Fields, Json } from '../host-styles/json.ts';
import type { Sent } from '../host-styles/style.ts';
import { detail } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';

/** A request as its client sent it; undefined for an address that is not of the API. */
function sentIn(request: FastifyRequest): Sent | undefined {
  const { method, originalUrl: url, headers, routeOptions, params, query, body } = request;
  const path = (routeOptions.url ?? '').replace(':id', 'id');
  const endpoint = endpointOf(method === 'HEAD' ? 'GET' : method, path);
  return (
    endpoint && {
      endpoint,
      url,
      headers,
      params: params as Fields,
      query: query as Fields,
      body: body as Json | undefined,
    }
  );
}

/** Refuses each request of a number, in a world with such a limit. */
function checkLimit({ db }: World, every: number): void {
  if (countUp(db, 'requests') % every === 0)
    throw detail(429, 'Request was throttled.', { 'retry-after': '0' });
}

/** The text of a response in the form of its world; a text that is not JSON does not change. */
function formed(reply: FastifyReply, { form }: World, sent: Sent, payload: string): string {
  const isJson = String(reply.getHeader('content-type')).includes('json');
  if (!form?.response || !isJson) return payload;
  const headers = Object.fromEntries(
    Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
  const given = { status: reply.statusCode, headers, body: JSON.parse(payload) as Json };
  const response = form.response(given, sent);
  reply.code(response.status);
  for (const [name, value] of Object.entries(response.headers))
    if (headers[name] !== value) reply.header(name, value);
  return response.raw ?? JSON.stringify(response.body);
}

/**
 * Gives requests and responses the form of the host styles of their world: requests before their handler, responses
 * after the journal and before faults. It does nothing for a world without a style.
 */
export const hostStyles = fp(async (api: FastifyInstance) => {
  api.addHook('preValidation', (request, _reply, done) => {
    const { world } = request;
    if (world?.rules.refusesEvery) checkLimit(world, world.rules.refusesEvery);
    if (!world?.form) return done();
    const sent = sentIn(request);
    request.sent = sent ?? null;
    const known = sent && world.form.request?.(sent);
    if (known) {
      const { params, query, body } = known;
      Object.assign(request, { params, query, body });
    }
    done();
  });
  api.addHook('onSend', (request, reply, payload, done) => {
    const { world } = request;
    const sent =
      world?.form && !request.isAnsweredByFault ? (request.sent ?? sentIn(request)) : undefined;
    if (!world || !sent || typeof payload !== 'string') return done(null, payload);
    done(null, formed(reply, world, sent, payload));
  });
});
