import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  betRecord,
  FilterQuery,
  filterOf,
  historyPage,
  pageSizeOf,
  readPage,
} from '../betting/history.ts';
import { type BetFilter, betOf } from '../db/bets.ts';
import { worldOf } from '../plugins/authentication.ts';
import { detail } from '../shared/http-error.ts';
import { indianTimestamp } from '../shared/time.ts';
import type { SchemaTypes } from '../shared/validate.ts';
import { apiOperations } from './openapi/operation.ts';

interface Paged {
  Querystring: Record<string, unknown>;
}

const shownTo = ({ historyDelay, receivedAt }: FastifyRequest): BetFilter =>
  historyDelay === 0 ? {} : { placedUntil: indianTimestamp(receivedAt - historyDelay) };

const operation = apiOperations('history');
const history = operation('history', "The player's bet records, newest first, filtered.", {
  querystring: FilterQuery,
});
const bettingHistory = operation('bettingHistory', "The player's bet records, newest first.");
const bet = operation('bet', "One of the player's bet records.");

/** Bet records of the player: filtered pages, plain pages, a single one. */
export function historyRoutes(app: FastifyInstance): void {
  app.withTypeProvider<SchemaTypes>().get(
    '/bets/history/',
    {
      ...history,
      // An invalid page takes precedence over an invalid filter.
      attachValidation: true,
    },
    (request) => {
      const world = worldOf(request);
      const page = readPage(request.query.page);
      if (request.validationError) throw request.validationError;
      const filter = { ...filterOf(world, request.query), ...shownTo(request) };
      return historyPage(world, request.playerId, filter, page);
    },
  );
  app.get<Paged>('/betting/history/', bettingHistory, (request) => {
    const world = worldOf(request);
    const page = readPage(request.query.page);
    return historyPage(world, request.playerId, shownTo(request), page, pageSizeOf(world, true));
  });
  app.get<{ Params: { id: string } }>('/betting/:id/', bet, (request) => {
    const world = worldOf(request);
    const { id } = request.params;
    const row = /^\d{1,15}$/.test(id) && betOf(world.db, request.playerId, Number(id));
    const { placedUntil } = shownTo(request);
    if (!row || (placedUntil !== undefined && row.created_at > placedUntil))
      throw detail(404, 'Not found.');
    return betRecord(world, row);
  });
}
