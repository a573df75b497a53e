import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';

/** Number of bets of a player in one market, session and status. */
export interface CountRow {
  market_id: number;
  session: number;
  status: number;
  bets: number;
}

const add = statement<[number, number, number, number, number]>(
  `INSERT INTO bet_counts (player_id, market_id, session, status, bets) VALUES (?, ?, ?, ?, ?)
   ON CONFLICT DO UPDATE SET bets = bets + excluded.bets`,
);
const ofPlayer = statement<[number], CountRow>(
  'SELECT market_id, session, status, bets FROM bet_counts WHERE player_id = ? AND bets > 0',
);

/** Adds bets to a count, or removes them if negative. Run it in the transaction that stores or settles them. */
export function addToCount(db: Db, playerId: number, count: CountRow): void {
  add(db).run(playerId, count.market_id, count.session, count.status, count.bets);
}

export const countsOf = (db: Db, playerId: number): CountRow[] => ofPlayer(db).all(playerId);
