import type { SentHomepageConfig, SentHomepageResponse } from '@matka/contracts/api/homepage';
import { homepage } from '@matka/fixtures/homepage';
import { payouts } from '@matka/fixtures/payouts';
import type { FastifyInstance } from 'fastify';
import { paginationOf, readPage } from '../betting/history.ts';
import { marketsResponse } from '../markets/market-list.ts';
import { worldOf } from '../plugins/authentication.ts';
import { apiOperations } from './openapi/operation.ts';

const json = 'application/json; charset=utf-8';

/** The query is not validated: app_id names the world, and a token may name it instead. */
const config = { auth: 'public' } as const;

const catalogueOperation = apiOperations('catalogue');
const resultsOperation = apiOperations('results');
const readHomepage = catalogueOperation('homepage', 'The home page of an app.');
const readMarkets = catalogueOperation('markets', 'The markets with their status and results.');
const readBetTypes = catalogueOperation('betTypes', 'The bet types with their configuration.');
const readPayouts = resultsOperation(
  'payouts',
  'The game rates. Players may read them in spite of the path.',
);

/** Public data of a world: home page, with the colours of `own` if given, markets and bet types. */
export function catalogueRoutes(
  app: FastifyInstance,
  own: Pick<SentHomepageConfig, 'theme'> = {},
): void {
  const homepageAnswer: SentHomepageResponse = [{ config_json: { ...homepage, ...own } }];
  app.get('/homepage/', { config, ...readHomepage }, () => homepageAnswer);
  app.get('/markets/', { config, ...readMarkets }, (request, reply) => {
    const world = worldOf(request);
    // Cached text: it is the same for everyone until the next minute.
    return reply.type(json).send(marketsResponse(world, request.receivedAt));
  });
  app.get('/bet-types/', { config, ...readBetTypes }, (request) => worldOf(request).betTypes);
}

/** All rates fit on one page: the client requests only the first. */
const usualPageSize = 50;

/** GET /admin/payout-multipliers/: the game rates, for players despite the path. */
export function payoutsRoute(app: FastifyInstance): void {
  app.get<{ Querystring: { page?: unknown } }>(
    '/admin/payout-multipliers/',
    readPayouts,
    (request) => {
      const { rules } = worldOf(request);
      const rows = rules.payouts ?? payouts;
      const pageSize = rules.ratesPageSize ?? usualPageSize;
      const page = readPage(request.query.page);
      const pagination = paginationOf(page, pageSize, rows.length);
      return { data: rows.slice((page - 1) * pageSize, page * pageSize), pagination };
    },
  );
}
