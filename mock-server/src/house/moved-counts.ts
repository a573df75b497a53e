import { addToCount } from '../stores/bet-counts.ts';
import type { BetRow } from '../stores/bets.ts';
import type { Db } from '../stores/db.ts';

/** Gathers how many bets move from one status to another, and writes each count once. */
export interface MovedCounts {
  move: (row: BetRow, status: number) => void;
  write: (db: Db) => void;
}

export function movedCounts(): MovedCounts {
  const moved = new Map<string, { row: BetRow; status: number; bets: number }>();
  const add = (row: BetRow, status: number, bets: number): void => {
    const key = `${row.player_id} ${row.market_id} ${row.session} ${status}`;
    const known = moved.get(key);
    if (known) known.bets += bets;
    else moved.set(key, { row, status, bets });
  };
  return {
    move: (row, status) => {
      add(row, row.status, -1);
      add(row, status, 1);
    },
    write: (db) => {
      for (const { row, status, bets } of moved.values()) {
        const { player_id: playerId, market_id, session } = row;
        addToCount(db, playerId, { market_id, session, status, bets });
      }
    },
  };
}
