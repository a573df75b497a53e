import type { SentHomepageConfig, SentHomepageResponse } from '@matka/contracts/api/homepage';
import { homepage } from '@matka/fixtures/homepage';
import { payouts } from '@matka/fixtures/payouts';
import type { FastifyInstance } from 'fastify';
import { paginationOf, readPage } from '../betting/history.ts';
import { marketsResponse } from '../markets/market-list.ts';
import { worldOf } from '../plugins/authentication.ts';

const json = 'application/json; charset=utf-8';

/** No schema: app_id names the world, which a token may name instead, before queries are validated. */
const open = { config: { auth: 'public' } } as const;

/** Public data of a world: home page, with the colours of `own` if it has some, markets and bet types. */
export function catalogueRoutes(
  app: FastifyInstance,
  own: Pick<SentHomepageConfig, 'theme'> = {},
): void {
  const homepageAnswer: SentHomepageResponse = [{ config_json: { ...homepage, ...own } }];
  app.get('/homepage/', open, () => homepageAnswer);
  app.get('/markets/', open, (request, reply) => {
    const world = worldOf(request);
    // Cached text: it is the same for everyone until the next minute.
    return reply.type(json).send(marketsResponse(world, request.receivedAt));
  });
  app.get('/bet-types/', open, (request) => worldOf(request).betTypes);
}

/** All rates fit on one page: the client requests only the first. */
const pageSize = 50;

/** GET /admin/payout-multipliers/: the game rates, for players despite the path. */
export function payoutsRoute(app: FastifyInstance): void {
  app.get<{ Querystring: { page?: unknown } }>('/admin/payout-multipliers/', (request) => {
    const rows = worldOf(request).settings.host?.payouts ?? payouts;
    const page = readPage(request.query.page);
    const pagination = paginationOf(page, pageSize, rows.length);
    return { data: rows.slice((page - 1) * pageSize, page * pageSize), pagination };
  });
}
