import type { BetFilter, PageSlice } from './bet-history.ts';
import type { BetRow } from './bets.ts';
import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';

/** A filter as the statements take it; null asks for all, lists are JSON. */
interface Wanted {
  playerId: number;
  until: number;
  session: number | null;
  statuses: string | null;
  marketIds: string | null;
}

const wanted = `FROM bets WHERE player_id = :playerId AND created_at <= :until
  AND (:session IS NULL OR session = :session)
  AND (:statuses IS NULL OR status IN (SELECT value FROM json_each(:statuses)))
  AND (:marketIds IS NULL OR market_id IN (SELECT value FROM json_each(:marketIds)))`;
const count = statement<[Wanted], { bets: number }>(`SELECT count(*) AS bets ${wanted}`);
const slice = statement<[Wanted & PageSlice], BetRow>(
  `SELECT * ${wanted} ORDER BY id DESC LIMIT :limit OFFSET :offset`,
);

/** How many bets of a player meet a filter that knows until when they were placed. */
export const countBetsUntil = (db: Db, playerId: number, filter: BetFilter): number =>
  count(db).get(wantedBy(playerId, filter))?.bets ?? 0;

/** The bets of a slice of them, newest first. Reads all bets of the player. */
export const sliceOfBetsUntil = (
  db: Db,
  playerId: number,
  filter: BetFilter,
  { offset, limit }: PageSlice,
): BetRow[] => slice(db).all({ ...wantedBy(playerId, filter), offset, limit });

const json = (list: readonly number[] | undefined): string | null =>
  list ? JSON.stringify(list) : null;

const wantedBy = (playerId: number, filter: BetFilter): Wanted => ({
  playerId,
  until: filter.placedUntil ?? Number.MAX_SAFE_INTEGER,
  session: filter.session ?? null,
  statuses: json(filter.statuses),
  marketIds: json(filter.marketIds),
});
