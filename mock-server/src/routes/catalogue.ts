import type { SentHomepageResponse } from '@matka/contracts/api/homepage';
import { homepage } from '@matka/fixtures/homepage';
import type { FastifyInstance } from 'fastify';
import { endpointOptions } from '../http/endpoint.ts';
import { marketsResponse } from '../markets/market-list.ts';
import { worldOf } from '../plugins/authentication.ts';

const json = 'application/json; charset=utf-8';
const homepageAnswer: SentHomepageResponse = [{ config_json: homepage }];

/** Without a schema: app_id names the world, which a token may name instead, before queries are validated. */
const readable = (summary: string) =>
  endpointOptions({
    summary,
    tag: 'catalogue',
    auth: 'public',
    errors: ['form', 'token'],
  });

/** Public data of a world: home page, markets and bet types. */
export function catalogueRoutes(app: FastifyInstance): void {
  app.get('/homepage/', readable('The home page of an app.'), () => homepageAnswer);
  app.get('/markets/', readable('The markets with their status and results.'), (request, reply) => {
    const world = worldOf(request);
    // Cached text: it is the same for everyone until the next minute.
    return reply.type(json).send(marketsResponse(world, request.receivedAt));
  });
  app.get(
    '/bet-types/',
    readable('The bet types with their configuration.'),
    (request) => worldOf(request).betTypes,
  );
}
