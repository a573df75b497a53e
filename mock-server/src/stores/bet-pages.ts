import { type CountRow, countsOf } from './bet-counts.ts';
import { type BetRow, betOf } from './bets.ts';
import type { Db } from './db.ts';
import { statement } from './statement.ts';

/** Which bets of a player are asked for, in codes; a member left out asks for all. */
export interface BetFilter {
  marketIds?: readonly number[];
  session?: number;
  statuses?: readonly number[];
}

/** So many bets to skip, so many to give, counted from the newest. */
export interface Slice {
  offset: number;
  limit: number;
}

/** Up to so many ids are gathered group by group; a slice further in is cheaper to walk to. */
const gatheredIds = 20_000;

const ids = (order: 'DESC' | 'ASC') =>
  statement<[number, number, number, number, number], { id: number }>(
    `SELECT id FROM bets WHERE player_id = ? AND market_id = ? AND session = ? AND status = ?
     ORDER BY id ${order} LIMIT ?`,
  );
// The pluses keep the planner on the order of ids, which the answer needs.
const walk = (order: 'DESC' | 'ASC') =>
  statement<[number, string, string, string, number, number], BetRow>(
    `SELECT * FROM bets WHERE +player_id = ?
       AND +market_id IN (SELECT value FROM json_each(?))
       AND +session IN (SELECT value FROM json_each(?))
       AND +status IN (SELECT value FROM json_each(?))
     ORDER BY id ${order} LIMIT ? OFFSET ?`,
  );

const newest = { ids: ids('DESC'), walk: walk('DESC') };
const oldest = { ids: ids('ASC'), walk: walk('ASC') };

/** The counts of a player's bets that meet the filter: one for each market, session and status. */
export function groupsOf(db: Db, playerId: number, filter: BetFilter): CountRow[] {
  return countsOf(db, playerId).filter(
    (group) =>
      (filter.marketIds?.includes(group.market_id) ?? true) &&
      (filter.session ?? group.session) === group.session &&
      (filter.statuses?.includes(group.status) ?? true),
  );
}

/**
 * The bets of a slice of groups, newest first; the groups hold `offset + limit` bets or more. A
 * slice near either end costs the same whatever lies between: it is gathered from the nearer end,
 * group by group through the index.
 */
export function sliceOfBets(
  db: Db,
  playerId: number,
  groups: readonly CountRow[],
  { offset, limit }: Slice,
): BetRow[] {
  const total = groups.reduce((sum, group) => sum + group.bets, 0);
  const after = total - offset - limit;
  const fromNewest = offset <= after;
  const skip = fromNewest ? offset : after;
  const end = fromNewest ? newest : oldest;
  const inOrder = (rows: BetRow[]) => (fromNewest ? rows : rows.reverse());
  const near = groups.reduce((sum, group) => sum + Math.min(group.bets, skip + limit), 0);
  if (near > gatheredIds) {
    const codes = (key: 'market_id' | 'session' | 'status') =>
      JSON.stringify([...new Set(groups.map((group) => group[key]))]);
    const wanted = [codes('market_id'), codes('session'), codes('status')] as const;
    return inOrder(end.walk(db).all(playerId, ...wanted, limit, skip));
  }
  const found = groups.flatMap((group) =>
    end.ids(db).all(playerId, group.market_id, group.session, group.status, skip + limit),
  );
  const direction = fromNewest ? -1 : 1;
  return inOrder(
    found
      .sort((a, b) => direction * (a.id - b.id))
      .slice(skip, skip + limit)
      .map(({ id }) => betOf(db, playerId, id))
      .filter((row) => row !== undefined),
  );
}

/** The newest bets of a player, up to so many. */
export function newestBets(db: Db, playerId: number, limit: number): BetRow[] {
  const groups = groupsOf(db, playerId, {});
  const total = groups.reduce((sum, group) => sum + group.bets, 0);
  return sliceOfBets(db, playerId, groups, { offset: 0, limit: Math.min(limit, total) });
}
