import type { SentHistoryResponse } from '@matka/contracts/api/history';
import { type BetFilter, groupsOf, sliceOfBets } from '../db/bet-history.ts';
import { countBetsUntil, sliceOfBetsUntil } from '../db/bets-until.ts';
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
  const isEventual = filter.placedUntil !== undefined;
  const groups = isEventual ? [] : groupsOf(db, playerId, filter);
  const total = isEventual
    ? countBetsUntil(db, playerId, filter)
    : groups.reduce((sum, group) => sum + group.bets, 0);
  const totalPages = Math.max(1, Math.ceil(total / pageSize));
  if (page > totalPages) throw detail(404, 'Invalid page.');
  const offset = (page - 1) * pageSize;
  const slice = { offset, limit: Math.min(pageSize, total - offset) };
  const rows = isEventual
    ? sliceOfBetsUntil(db, playerId, filter, slice)
    : sliceOfBets(db, playerId, filter, groups, slice);
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
