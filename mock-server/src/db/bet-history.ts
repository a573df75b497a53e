import type { Session } from '@matka/contracts/api/common';
import type { BetRow, BetStatus } from './bets.ts';
import type { Db } from './database.ts';

/** Filter for the bets of a player. A missing member matches all. */
export interface BetFilter {
  marketIds?: readonly number[];
  session?: Session;
  statuses?: readonly BetStatus[];
  /** Placed up to this time, ISO 8601 with +05:30. */
  placedUntil?: string;
}

/** Range of bets, counted from the newest. */
export interface PageSlice {
  offset: number;
  limit: number;
}

/** The condition that a filter puts on bets, with its parameters. */
function conditionOf(
  playerId: number,
  { marketIds, session, statuses, placedUntil }: BetFilter,
): { sql: string; params: (number | string)[] } {
  const parts: [sql: string, params: readonly (number | string)[]][] = [
    ['player_id = ?', [playerId]],
  ];
  const oneOf = (column: string, values: readonly (number | string)[]): void => {
    parts.push([`${column} IN (${values.map(() => '?').join(', ')})`, values]);
  };
  if (marketIds) oneOf('market_id', marketIds);
  if (session !== undefined) oneOf('session', [session]);
  if (statuses) oneOf('status', statuses);
  if (placedUntil !== undefined) parts.push(['created_at <= ?', [placedUntil]]);
  return {
    sql: parts.map(([sql]) => sql).join(' AND '),
    params: parts.flatMap(([, params]) => params),
  };
}

/** Number of bets of a player that match a filter. */
export function countBets({ handle }: Db, playerId: number, filter: BetFilter): number {
  const { sql, params } = conditionOf(playerId, filter);
  const count = handle.prepare(`SELECT count(*) FROM bets WHERE ${sql}`).pluck();
  return Number(count.get(...params));
}

/** A range of the bets of a player that match a filter, newest first. */
export function sliceOfBets(
  { handle }: Db,
  playerId: number,
  filter: BetFilter,
  { offset, limit }: PageSlice,
): BetRow[] {
  const { sql, params } = conditionOf(playerId, filter);
  // The index alone finds the ids, so that the bets before them are not read.
  const slice = handle.prepare<(number | string)[], BetRow>(
    `SELECT * FROM bets WHERE id IN
       (SELECT id FROM bets WHERE ${sql} ORDER BY id DESC LIMIT ? OFFSET ?)
     ORDER BY id DESC`,
  );
  return slice.all(...params, limit, offset);
}
