import { type CountRow, countsOf } from './bet-counts.ts';
import type { BetRow } from './bets.ts';
import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';

/** Filter for the bets of a player, in codes. A missing member matches all. */
export interface BetFilter {
  marketIds?: readonly number[];
  session?: number;
  statuses?: readonly number[];
  /** Placed up to this instant, in epoch milliseconds: only for bets-until.ts, which is slower. */
  placedUntil?: number;
}

/** Range of bets, counted from the newest. */
export interface PageSlice {
  offset: number;
  limit: number;
}

/** Maximum number of ids to merge from groups. Beyond it, scanning is cheaper. */
const maxMergedIds = 20_000;
/** Looking up a group costs as much as scanning this many bets. */
const groupLookupCost = 100;

const ids = (order: 'DESC' | 'ASC') =>
  statement<[number, number, number, number, number], { id: number }>(
    `SELECT id FROM bets WHERE player_id = ? AND market_id = ? AND session = ? AND status = ?
     ORDER BY id ${order} LIMIT ?`,
  );
/** Parameters of a scan. `codes` has a bit for each matching session and status. */
interface Scan {
  upTo: number;
  playerId: number;
  codes: number;
  /** A JSON list of ids; read only where markets are filtered. */
  markets: string;
  limit: number;
  skip: number;
}

// The unary pluses make the planner scan in the order of ids, which the result needs.
const scanStatement = (order: 'DESC' | 'ASC', markets: string) =>
  statement<[Scan], BetRow>(
    `SELECT * FROM bets WHERE id ${order === 'DESC' ? '>=' : '<='} :upTo AND +player_id = :playerId
       AND :codes >> (session * 3 + status) & 1 ${markets}
     ORDER BY id ${order} LIMIT :limit OFFSET :skip`,
  );
// The list of markets costs as much as the rest of the statement; most pages do not filter by market.
const scan = (order: 'DESC' | 'ASC') => ({
  all: scanStatement(order, ''),
  some: scanStatement(order, 'AND +market_id IN (SELECT value FROM json_each(:markets))'),
});
const byIds = (order: 'DESC' | 'ASC') =>
  statement<[string], BetRow>(
    `SELECT * FROM bets WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id ${order}`,
  );
// Two subqueries, because only then both ends are looked up in the index.
const idBounds = statement<[], { oldest: number; newest: number }>(
  'SELECT (SELECT min(id) FROM bets) AS oldest, (SELECT max(id) FROM bets) AS newest',
);

const newest = { ids: ids('DESC'), scan: scan('DESC'), byIds: byIds('DESC') };
const oldest = { ids: ids('ASC'), scan: scan('ASC'), byIds: byIds('ASC') };

/** Counts of a player's bets that match the filter, one per market, session and status. */
export function groupsOf(db: Db, playerId: number, filter: BetFilter): CountRow[] {
  return countsOf(db, playerId).filter(
    (group) =>
      (filter.marketIds?.includes(group.market_id) ?? true) &&
      (filter.session ?? group.session) === group.session &&
      (filter.statuses?.includes(group.status) ?? true),
  );
}

const sumOf = (groups: readonly CountRow[]): number =>
  groups.reduce((sum, group) => sum + group.bets, 0);

/** Range of bets, counted from one end of the groups. */
interface ScanPlan {
  db: Db;
  playerId: number;
  marketIds: readonly number[] | undefined;
  groups: readonly CountRow[];
  end: typeof newest;
  skip: number;
  limit: number;
}

/** Scans the bets of all players up to an id. */
function scanAll(reach: ScanPlan, upTo: number): BetRow[] {
  const { db, playerId, marketIds, groups, end, skip, limit } = reach;
  const codes = groups.reduce((all, { session, status }) => all | (1 << (session * 3 + status)), 0);
  const markets = JSON.stringify(marketIds ?? []);
  const over = marketIds ? end.scan.some : end.scan.all;
  return over(db).all({ upTo, playerId, codes, markets, limit, skip });
}

/** Scans near one end if the matching bets are dense enough there that this is cheaper than merging groups. */
// Stryker disable next-line BlockStatement: the groups are merged then, which finds the same
function scanNearEnd(reach: ScanPlan): BetRow[] | undefined {
  const { db, groups, end, skip, limit } = reach;
  const span = idBounds(db).get();
  // Stryker disable next-line all: a statement without groups has one row, and merging finds the same
  if (!span) return undefined;
  // Stryker disable all: what is scanned and how far decides on the time alone
  const expected = ((skip + limit) * (span.newest - span.oldest + 1)) / sumOf(groups);
  const window = groups.length * groupLookupCost;
  if (expected > window) return undefined;
  const upTo = end === newest ? span.newest - window : span.oldest + window;
  // Stryker restore all
  const rows = scanAll(reach, upTo);
  return rows.length === limit ? rows : undefined;
}

/** Reads the ids nearest to the end from each group through the index and merges them. */
function mergeGroups({ db, playerId, groups, end, skip, limit }: ScanPlan): BetRow[] {
  const found = groups
    .flatMap((group) =>
      end.ids(db).all(playerId, group.market_id, group.session, group.status, skip + limit),
    )
    .map(({ id }) => id)
    .sort((a, b) => (end === newest ? b - a : a - b))
    .slice(skip, skip + limit);
  return end.byIds(db).all(JSON.stringify(found));
}

/**
 * A range of bets that match the filter, newest first. The groups must hold at least `offset + limit` bets. The
 * range is counted from the nearer end, so its cost does not depend on what lies between.
 */
export function sliceOfBets(
  db: Db,
  playerId: number,
  { marketIds }: BetFilter,
  groups: readonly CountRow[],
  { offset, limit }: PageSlice,
): BetRow[] {
  // Stryker disable next-line ConditionalExpression: the statements find nothing either
  if (limit === 0) return [];
  const after = sumOf(groups) - offset - limit;
  // Stryker disable next-line all: the range is the same from either end
  const fromNewest = offset <= after;
  const skip = fromNewest ? offset : after;
  const end = fromNewest ? newest : oldest;
  const reach = { db, playerId, marketIds, groups, end, skip, limit };
  // Stryker disable next-line all: to scan and to merge find the same
  const near = groups.reduce((sum, group) => sum + Math.min(group.bets, skip + limit), 0);
  const rows =
    // Stryker disable next-line all: to scan and to merge find the same
    near > maxMergedIds
      ? scanAll(reach, fromNewest ? 0 : Number.MAX_SAFE_INTEGER)
      : (scanNearEnd(reach) ?? mergeGroups(reach));
  return fromNewest ? rows : rows.reverse();
}

/** The newest bets of a player, at most `limit`. */
export function newestBets(db: Db, playerId: number, limit: number): BetRow[] {
  const groups = groupsOf(db, playerId, {});
  return sliceOfBets(db, playerId, {}, groups, {
    offset: 0,
    limit: Math.min(limit, sumOf(groups)),
  });
}
