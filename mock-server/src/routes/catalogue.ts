import { BetTypesResponse } from '@matka/contracts/api/bet-types';
import { AppQuery } from '@matka/contracts/api/common';
import { HomepageResponse } from '@matka/contracts/api/homepage';
import { MarketsResponse } from '@matka/contracts/api/markets';
import { homepage } from '@matka/fixtures/homepage';
import type { FastifyInstance } from 'fastify';
import { marketsAnswer } from '../house/market-list.ts';
import { worldOf } from '../http/caller.ts';
import { nowIn } from '../worlds/world.ts';

const json = 'application/json; charset=utf-8';
const homepageAnswer: HomepageResponse = [{ config_json: homepage }];

/** What anyone may read of a world: home page, markets and bet types. */
export function catalogueRoutes(app: FastifyInstance): void {
  const shared = { config: { caller: 'public' as const } };
  app.get(
    '/homepage/',
    { ...shared, schema: { querystring: AppQuery, response: { 200: HomepageResponse } } },
    async () => homepageAnswer,
  );
  app.get(
    '/markets/',
    { ...shared, schema: { querystring: AppQuery, response: { 200: MarketsResponse } } },
    (request, reply) => {
      const world = worldOf(request);
      // A ready text: it is the same for everyone until the next minute.
      return reply.type(json).send(marketsAnswer(world, nowIn(world)));
    },
  );
  app.get(
    '/bet-types/',
    { ...shared, schema: { querystring: AppQuery, response: { 200: BetTypesResponse } } },
    async (request) => worldOf(request).betTypes,
  );
}
