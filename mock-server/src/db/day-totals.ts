import type { Session } from '@matka/contracts/api/common';
import type { Db } from './database.ts';
import { statement } from './database.ts';

/**
 * Bets of a market day that are settled by one session: their number and what they won, in hundredths of a point.
 */
export interface DayTotals {
  marketId: number;
  session: Session;
  waiting: number;
  won: number;
  lost: number;
  paid: number;
}

interface Row {
  market_id: number;
  decided_by: Session;
  waiting: number;
  won: number;
  lost: number;
  paid: number;
}

const ofDay = statement<[string], Row>(
  `SELECT market_id, decided_by, sum(status = 'PENDING') AS waiting, sum(status = 'won') AS won,
     sum(status = 'lost') AS lost, sum(coalesce(win, 0)) AS paid
   FROM bets WHERE market_day = ? GROUP BY market_id, decided_by`,
);

/** Totals of the bets of a market day. Reads all bets of the world. */
export const dayTotals = (db: Db, day: string): DayTotals[] =>
  ofDay(db)
    .all(day)
    .map(({ market_id: marketId, decided_by: decidedBy, ...counts }) => ({
      marketId,
      session: decidedBy,
      ...counts,
    }));
