import { addToCount } from './bet-counts.ts';
import type { BetRow } from './bets.ts';
import type { Db } from './database.ts';

/** Gathers how many bets come and move from one status to another, and writes each count once. */
export interface CountChanges {
  /** Counts a new bet under its status. */
  add: (row: BetRow) => void;
  move: (row: BetRow, status: number) => void;
  write: (db: Db) => void;
}

export function createCountChanges(): CountChanges {
  const moved = new Map<string, { row: BetRow; status: number; bets: number }>();
  const count = (row: BetRow, status: number, bets: number): void => {
    const key = `${row.player_id} ${row.market_id} ${row.session} ${status}`;
    const known = moved.get(key);
    if (known) known.bets += bets;
    else moved.set(key, { row, status, bets });
  };
  return {
    add: (row) => count(row, row.status, 1),
    move: (row, status) => {
      count(row, row.status, -1);
      count(row, status, 1);
    },
    write: (db) => {
      for (const { row, status, bets } of moved.values()) {
        const { player_id: playerId, market_id, session } = row;
        addToCount(db, playerId, { market_id, session, status, bets });
      }
    },
  };
}
