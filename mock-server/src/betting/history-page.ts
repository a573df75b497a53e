import type { SentHistoryResponse } from '@matka/contracts/api/history';
import { type BetFilter, countBets, sliceOfBets } from '../db/bet-history.ts';
import { inReadTransaction } from '../db/transaction.ts';
import { detail } from '../shared/http-error.ts';
import type { World } from '../worlds/world.ts';
import { betRecord } from './bet-record.ts';

/** Records on a page, newest first. */
const defaultPageSize = 10;

/** The number of records on a page of a world. */
export const pageSizeOf = ({ settings }: World): number =>
  settings.host?.pageSize ?? defaultPageSize;

/** One page of a player's bets. Page 1 may be empty; any other page beyond the last throws 404. */
export function historyPage(
  world: World,
  playerId: number,
  filter: BetFilter,
  page: number,
): SentHistoryResponse {
  return inReadTransaction(world.db, () => readPage(world, playerId, filter, page));
}

function readPage(
  world: World,
  playerId: number,
  filter: BetFilter,
  page: number,
): SentHistoryResponse {
  const { db } = world;
  const pageSize = pageSizeOf(world);
  const total = countBets(db, playerId, filter);
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  if (page > totalPages) throw detail(404, 'Invalid page.');
  const slice = { offset: (page - 1) * pageSize, limit: pageSize };
  const rows = sliceOfBets(db, playerId, filter, slice);
  return {
    data: rows.map((row) => betRecord(world, row)),
    pagination: {
      current_page: page,
      has_previous: page > 1,
      has_next: page < totalPages,
      total_pages: totalPages,
    },
  };
}
