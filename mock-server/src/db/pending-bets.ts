import type { Session } from '@matka/contracts/api/common';
import type { BetRow, BetStatus } from './bets.ts';
import type { Db } from './database.ts';
import { statement } from './database.ts';

const waitingMarkets = statement<[], { market_id: number }>(
  "SELECT DISTINCT market_id FROM bets WHERE status = 'PENDING'",
);
const pending = statement<[number, string, Session], BetRow>(
  `SELECT * FROM bets WHERE market_id = ? AND market_day = ? AND decided_by = ? AND status = 'PENDING'
   ORDER BY player_id, session DESC, id`,
);
const settled = statement<[{ marketId: number; day: string; session: Session }], BetRow>(
  `SELECT * FROM bets WHERE market_id = :marketId AND market_day = :day
     AND (decided_by = :session OR :session = 'open') AND status <> 'PENDING'
   ORDER BY player_id, id`,
);
const updateBet = statement<[BetStatus, number | null, number, BetStatus]>(
  'UPDATE bets SET status = ?, win = ? WHERE id = ? AND status = ?',
);

/** Pending bets that are settled by a session's result, by player, session and id. */
export const pendingBets = (db: Db, marketId: number, day: string, decidedBy: Session): BetRow[] =>
  pending(db).all(marketId, day, decidedBy);

/** The markets that have a pending bet. */
export const marketsWithPending = (db: Db): Set<number> =>
  new Set(
    waitingMarkets(db)
      .all()
      .map(({ market_id: id }) => id),
  );

/** Settled bets that depend on the result of a session. An open result also affects bets settled at close. */
export const settledBets = (db: Db, marketId: number, day: string, session: Session): BetRow[] =>
  settled(db).all({ marketId, day, session });

/** Updates the status and win of a bet, unless its status has changed since it was read. */
export function updateOutcome(db: Db, row: BetRow, status: BetStatus, win: number | null): boolean {
  return updateBet(db).run(status, win, row.id, row.status).changes === 1;
}
