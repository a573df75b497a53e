import type { Session } from '@matka/contracts/api/common';
import type { Db } from './database.ts';
import { statement } from './database.ts';

/** A draw set by hand; a null pana says that nothing was drawn. */
export interface ManualDraw {
  marketId: number;
  /** yyyy-mm-dd */
  day: string;
  session: Session;
  pana: string | null;
}

interface DrawRow {
  market_id: number;
  market_day: string;
  session: Session;
  pana: string | null;
}

const ofDay = statement<[number, string], DrawRow>(
  'SELECT * FROM draws WHERE market_id = ? AND market_day = ?',
);
const all = statement<[], DrawRow>('SELECT * FROM draws');
const put = statement<[number, string, Session, string | null]>(
  'INSERT OR REPLACE INTO draws (market_id, market_day, session, pana) VALUES (?, ?, ?, ?)',
);

/** The draws of a market day that were set by hand. */
export function manualDrawsOf(db: Db, marketId: number, day: string): ManualDraw[] {
  return ofDay(db)
    .all(marketId, day)
    .map((row) => ({ marketId, day, session: row.session, pana: row.pana }));
}

export function saveManualDraw(db: Db, { marketId, day, session, pana }: ManualDraw): void {
  put(db).run(marketId, day, session, pana);
}

/** Tells of any draw whether it was set by hand; reads the table once. */
export function manualDrawLookup(
  db: Db,
): (marketId: number, day: string, session: Session) => boolean {
  const keyOf = (marketId: number, day: string, session: Session) =>
    `${marketId} ${day} ${session}`;
  const keys = new Set(
    all(db)
      .all()
      .map((row) => keyOf(row.market_id, row.market_day, row.session)),
  );
  return (marketId, day, session) => keys.has(keyOf(marketId, day, session));
}
