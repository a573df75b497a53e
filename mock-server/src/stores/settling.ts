import type { BetRow } from './bets.ts';
import type { Db } from './db.ts';
import { statement } from './statement.ts';

const pending = statement<[number, string, number], BetRow>(
  `SELECT * FROM bets WHERE market_id = ? AND market_day = ? AND decided_by = ? AND status = 0
   ORDER BY player_id, id`,
);
const settled = statement<[number, string, number], BetRow>(
  `SELECT * FROM bets WHERE market_id = ? AND market_day = ? AND decided_by >= ? AND status <> 0
   ORDER BY player_id, id`,
);
const decide = statement<[number, number | null, number, number, number]>(
  'UPDATE bets SET status = ?, win = ? WHERE player_id = ? AND id = ? AND status = ?',
);

/** The pending bets that a session's result decides, in the order of players and ids. */
export const pendingBets = (db: Db, marketId: number, day: string, decidedBy: number): BetRow[] =>
  pending(db).all(marketId, day, decidedBy);

/** The decided bets that the result of a session has a part in: an open result also of those decided at close. */
export const settledBets = (db: Db, marketId: number, day: string, session: number): BetRow[] =>
  settled(db).all(marketId, day, session);

/** Gives a bet its new status and win, unless its status is no longer the one it was read with. */
export function settleBet(db: Db, row: BetRow, status: number, win: number | null): boolean {
  return decide(db).run(status, win, row.player_id, row.id, row.status).changes === 1;
}
