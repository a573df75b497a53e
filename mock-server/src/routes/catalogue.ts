import type { SentHomepageResponse } from '@matka/contracts/api/homepage';
import { homepage } from '@matka/fixtures/homepage';
import type { FastifyInstance } from 'fastify';
import { worldOf } from '../http/authenticate.ts';
import { endpointOptions } from '../http/endpoint.ts';
import { marketsResponse } from '../markets/market-list.ts';

const json = 'application/json; charset=utf-8';
const homepageAnswer: SentHomepageResponse = [{ config_json: homepage }];

const readable = (summary: string) =>
  endpointOptions({
    summary,
    tag: 'catalogue',
    auth: 'public',
    errors: ['form', 'token'],
  });

/** Public data of a world: home page, markets and bet types. */
export function catalogueRoutes(app: FastifyInstance): void {
  app.get('/homepage/', readable('The home page of an app.'), async () => homepageAnswer);
  app.get('/markets/', readable('The markets with their status and results.'), (request, reply) => {
    const world = worldOf(request);
    // Cached text: it is the same for everyone until the next minute.
    return reply.type(json).send(marketsResponse(world, request.receivedAt));
  });
  app.get(
    '/bet-types/',
    readable('The bet types with their configuration.'),
    async (request) => worldOf(request).betTypes,
  );
}
