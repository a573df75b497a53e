import type { BetTypeId } from '@matka/contracts/api/betting';
import type { Db } from './db.ts';
import { statement } from './statement.ts';

/**
 * How a record shows what was placed: as one entry, bare (its own numbers, no entry), as several
 * entries, or silent (neither numbers nor entries, only the raw result).
 */
export const shapes = { single: 0, bare: 1, several: 2, silent: 3 } as const;

/** A bet record. Codes of session and status are those of codes.ts, money is in hundredths. */
export interface BetRow {
  player_id: number;
  id: number;
  market_id: number;
  /** yyyy-mm-dd */
  market_day: string;
  bet_type_id: BetTypeId;
  session: number;
  decided_by: number;
  status: number;
  amount: number;
  before_amount: number | null;
  win: number | null;
  created_at: number;
  number: string;
  shape: number;
  raw_result: string | null;
}

// Two plain statements: RETURNING costs more than both.
const nextId = statement<[], { next: number }>("SELECT next FROM sequences WHERE name = 'bet'");
const setNextId = statement<[number]>("UPDATE sequences SET next = ? WHERE name = 'bet'");
const insert = statement<
  [
    number,
    number,
    number,
    string,
    number,
    number,
    number,
    number,
    number,
    number | null,
    number | null,
    number,
    string,
    number,
    string | null,
  ]
>(
  `INSERT INTO bets (player_id, id, market_id, market_day, bet_type_id, session, decided_by, status,
     amount, before_amount, win, created_at, number, shape, raw_result)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
const byId = statement<[number, number], BetRow>(
  'SELECT * FROM bets WHERE player_id = ? AND id = ?',
);

/** Takes so many ids in a row; gives the first. Run it in the transaction that stores the bets. */
export function takeBetIds(db: Db, count: number): number {
  const first = nextId(db).get()?.next;
  if (first === undefined) throw new Error('The database has no sequence of bet ids');
  setNextId(db).run(first + count);
  return first;
}

export function insertBet(db: Db, row: BetRow): void {
  insert(db).run(
    row.player_id,
    row.id,
    row.market_id,
    row.market_day,
    row.bet_type_id,
    row.session,
    row.decided_by,
    row.status,
    row.amount,
    row.before_amount,
    row.win,
    row.created_at,
    row.number,
    row.shape,
    row.raw_result,
  );
}

/** A player's own bet record; undefined for an unknown id and for one of another player. */
export const betOf = (db: Db, playerId: number, id: number): BetRow | undefined =>
  byId(db).get(playerId, id);
