import type { BetRow } from './bets.ts';
import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';

const playersWithPending = statement<[number], { player_id: number; session: number }>(
  `SELECT player_id, session FROM bet_counts WHERE market_id = ? AND status = 0 AND bets > 0
   ORDER BY player_id, session`,
);
const waitingMarkets = statement<[], { market_id: number }>(
  'SELECT DISTINCT market_id FROM bet_counts WHERE status = 0 AND bets > 0',
);
// The unary pluses make the planner use the index of the filters, so no other index is needed.
const pending = statement<[number, number, number, string, number, number, number], BetRow>(
  `SELECT * FROM bets WHERE player_id = ? AND market_id = ? AND session = ? AND status = 0
     AND +market_day = ? AND +decided_by = ? AND id > ?
   ORDER BY id LIMIT ?`,
);
/** Bets that are read at a time. */
const pageLength = 100;
const settled = statement<[number, string, number], BetRow>(
  `SELECT * FROM bets WHERE market_id = ? AND market_day = ? AND decided_by >= ? AND status <> 0
   ORDER BY player_id, id`,
);
const updateBet = statement<[number, number | null, number, number]>(
  'UPDATE bets SET status = ?, win = ? WHERE id = ? AND status = ?',
);

/** Pending bets that are settled by a session's result, by player and id. They may be settled as they come. */
export function* pendingBets(
  db: Db,
  marketId: number,
  day: string,
  decidedBy: number,
): Generator<BetRow, void, void> {
  for (const { player_id: playerId, session } of playersWithPending(db).all(marketId)) {
    let last = 0;
    let rows: BetRow[];
    do {
      rows = pending(db).all(playerId, marketId, session, day, decidedBy, last, pageLength);
      yield* rows;
      last = rows.at(-1)?.id ?? last;
    } while (rows.length === pageLength);
  }
}

/** The markets that have a pending bet. */
export const marketsWithPending = (db: Db): Set<number> =>
  new Set(
    waitingMarkets(db)
      .all()
      .map(({ market_id: id }) => id),
  );

/** Settled bets that depend on the result of a session. An open result also affects bets settled at close. */
export const settledBets = (db: Db, marketId: number, day: string, session: number): BetRow[] =>
  settled(db).all(marketId, day, session);

/** Updates the status and win of a bet, unless its status has changed since it was read. */
export function updateOutcome(db: Db, row: BetRow, status: number, win: number | null): boolean {
  return updateBet(db).run(status, win, row.id, row.status).changes === 1;
}
