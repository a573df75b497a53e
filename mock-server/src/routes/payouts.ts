import { payouts } from '@matka/fixtures/payouts';
import type { FastifyInstance } from 'fastify';
import { readPage } from '../betting/history-query.ts';
import { endpointOptions } from '../http/endpoint.ts';
import { worldOf } from '../plugins/authentication.ts';
import { detail } from '../shared/http-error.ts';

/** All rates fit on one page: the client requests only the first. */
const pageSize = 50;

/** GET /admin/payout-multipliers/: the game rates. Players may read them in spite of the path. */
export function payoutsRoute(app: FastifyInstance): void {
  app.get<{ Querystring: { page?: unknown } }>(
    '/admin/payout-multipliers/',
    endpointOptions({
      summary: 'The game rates. Players may read them in spite of the path.',
      tag: 'results',
      errors: ['token', 'missing'],
    }),
    (request) => {
      const rows = worldOf(request).settings.host?.payouts ?? payouts;
      const totalPages = Math.max(1, Math.ceil(rows.length / pageSize));
      const page = readPage(request.query.page);
      if (page > totalPages) throw detail(404, 'Invalid page.');
      return {
        data: rows.slice((page - 1) * pageSize, page * pageSize),
        pagination: {
          current_page: page,
          has_previous: page > 1,
          has_next: page < totalPages,
          total_pages: totalPages,
        },
      };
    },
  );
}
