import { type CountRow, countsOf } from './bet-counts.ts';
import type { BetRow } from './bets.ts';
import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';

/** Which bets of a player are asked for, in codes; a member left out asks for all. */
export interface BetFilter {
  marketIds?: readonly number[];
  session?: number;
  statuses?: readonly number[];
  /** Placed up to this instant, in epoch milliseconds: only for bets-until.ts, which is slower. */
  placedUntil?: number;
}

/** So many bets to skip, so many to give, counted from the newest. */
export interface PageSlice {
  offset: number;
  limit: number;
}

/** Up to so many ids are gathered group by group; a slice further in is cheaper to walk to. */
const maxMergedIds = 20_000;
/** Looking into a group costs more than walking past so many bets. */
const groupLookupCost = 100;

const ids = (order: 'DESC' | 'ASC') =>
  statement<[number, number, number, number, number], { id: number }>(
    `SELECT id FROM bets WHERE player_id = ? AND market_id = ? AND session = ? AND status = ?
     ORDER BY id ${order} LIMIT ?`,
  );
/** Which bets a walk goes past: `codes` has a bit for each session and status that is wanted. */
interface Scan {
  upTo: number;
  playerId: number;
  codes: number;
  /** A JSON list of ids; read only where markets are filtered. */
  markets: string;
  limit: number;
  skip: number;
}

// The pluses keep the planner on the order of ids, which the answer needs.
const scanStatement = (order: 'DESC' | 'ASC', markets: string) =>
  statement<[Scan], BetRow>(
    `SELECT * FROM bets WHERE id ${order === 'DESC' ? '>=' : '<='} :upTo AND +player_id = :playerId
       AND :codes >> (session * 3 + status) & 1 ${markets}
     ORDER BY id ${order} LIMIT :limit OFFSET :skip`,
  );
// A list costs as much as all the rest of the statement: most pages are of all markets.
const scan = (order: 'DESC' | 'ASC') => ({
  all: scanStatement(order, ''),
  some: scanStatement(order, 'AND +market_id IN (SELECT value FROM json_each(:markets))'),
});
const byIds = (order: 'DESC' | 'ASC') =>
  statement<[string], BetRow>(
    `SELECT * FROM bets WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id ${order}`,
  );
// Apart from each other, since only so are they looked up at the ends.
const idBounds = statement<[], { oldest: number; newest: number }>(
  'SELECT (SELECT min(id) FROM bets) AS oldest, (SELECT max(id) FROM bets) AS newest',
);

const newest = { ids: ids('DESC'), walk: scan('DESC'), byIds: byIds('DESC') };
const oldest = { ids: ids('ASC'), walk: scan('ASC'), byIds: byIds('ASC') };

/** The counts of a player's bets that meet the filter: one for each market, session and status. */
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

/** Bets to skip and to give, counted from one end of the groups. */
interface ScanPlan {
  db: Db;
  playerId: number;
  marketIds: readonly number[] | undefined;
  groups: readonly CountRow[];
  end: typeof newest;
  skip: number;
  limit: number;
}

/** Goes from bet to bet, whosever it is, up to an id. */
function scanAll(reach: ScanPlan, upTo: number): BetRow[] {
  const { db, playerId, marketIds, groups, end, skip, limit } = reach;
  const codes = groups.reduce((all, { session, status }) => all | (1 << (session * 3 + status)), 0);
  const markets = JSON.stringify(marketIds ?? []);
  const over = marketIds ? end.walk.some : end.walk.all;
  return over(db).all({ upTo, playerId, codes, markets, limit, skip });
}

/** Walks where the wanted bets lie so close together that it costs less than looking into their groups. */
function scanNearEnd(reach: ScanPlan): BetRow[] | undefined {
  const { db, groups, end, skip, limit } = reach;
  const span = idBounds(db).get();
  if (!span) return undefined;
  const expected = ((skip + limit) * (span.newest - span.oldest + 1)) / sumOf(groups);
  const window = groups.length * groupLookupCost;
  if (expected > window) return undefined;
  const upTo = end === newest ? span.newest - window : span.oldest + window;
  const rows = scanAll(reach, upTo);
  return rows.length === limit ? rows : undefined;
}

/** Takes what each group has nearest to the end, through the index, and keeps the nearest of all. */
function mergeGroups({ db, playerId, groups, end, skip, limit }: ScanPlan): BetRow[] {
  const direction = end === newest ? -1 : 1;
  const found = groups
    .flatMap((group) =>
      end.ids(db).all(playerId, group.market_id, group.session, group.status, skip + limit),
    )
    .map(({ id }) => id)
    .sort((a, b) => direction * (a - b))
    .slice(skip, skip + limit);
  return end.byIds(db).all(JSON.stringify(found));
}

/**
 * The bets of a slice of a filter's groups, newest first; the groups hold `offset + limit` bets or more. A
 * slice near either end costs the same whatever lies between: it is counted from the nearer end.
 */
export function sliceOfBets(
  db: Db,
  playerId: number,
  { marketIds }: BetFilter,
  groups: readonly CountRow[],
  { offset, limit }: PageSlice,
): BetRow[] {
  if (limit === 0) return [];
  const after = sumOf(groups) - offset - limit;
  const fromNewest = offset <= after;
  const skip = fromNewest ? offset : after;
  const end = fromNewest ? newest : oldest;
  const reach = { db, playerId, marketIds, groups, end, skip, limit };
  const near = groups.reduce((sum, group) => sum + Math.min(group.bets, skip + limit), 0);
  const rows =
    near > maxMergedIds
      ? scanAll(reach, fromNewest ? 0 : Number.MAX_SAFE_INTEGER)
      : (scanNearEnd(reach) ?? mergeGroups(reach));
  return fromNewest ? rows : rows.reverse();
}

/** The newest bets of a player, up to so many. */
export function newestBets(db: Db, playerId: number, limit: number): BetRow[] {
  const groups = groupsOf(db, playerId, {});
  return sliceOfBets(db, playerId, {}, groups, {
    offset: 0,
    limit: Math.min(limit, sumOf(groups)),
  });
}
