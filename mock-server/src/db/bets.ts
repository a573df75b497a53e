import type { BetTypeId } from '@matka/contracts/api/betting';
import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';

/**
 * How a record shows the bet: as one entry, inline (its own numbers, no entry), as several entries, or only as raw
 * result.
 */
export const shapes = { single: 0, inline: 1, several: 2, rawOnly: 3 } as const;

/** A bet record. Codes of session and status are those of codes.ts, money is in hundredths. */
export interface BetRow {
  id: number;
  player_id: number;
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

/** A bet that has no id yet. */
export type NewBet = Omit<BetRow, 'id'>;
type Value = string | number | null;

const insert = (rows: number) =>
  statement<[Value[]]>(
    `INSERT INTO bets (player_id, market_id, market_day, bet_type_id, session, decided_by, status,
       amount, before_amount, win, created_at, number, shape, raw_result)
     VALUES ${Array.from({ length: rows }, () => '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
  );
/** Requests often have about ten bets: one statement for ten rows takes half the time of ten statements. */
const rowsPerStatement = 10;
const insertTen = insert(rowsPerStatement);
const insertOne = insert(1);

const byId = statement<[number, number], BetRow>(
  'SELECT * FROM bets WHERE id = ? AND player_id = ?',
);

/** The values of rows in one list. Written out because it runs for every bet. */
function valuesOf(rows: readonly NewBet[]): Value[] {
  const values: Value[] = [];
  for (const row of rows) {
    values.push(
      row.player_id,
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
  return values;
}

/**
 * Stores bets in order. Returns the id of the first; the others follow. Run it in the transaction that debits the
 * wallet.
 */
export function insertBets(db: Db, rows: readonly NewBet[]): number {
  let last = 0;
  let at = 0;
  for (; at + rowsPerStatement <= rows.length; at += rowsPerStatement) {
    last = Number(
      insertTen(db).run(valuesOf(rows.slice(at, at + rowsPerStatement))).lastInsertRowid,
    );
  }
  for (const row of rows.slice(at))
    last = Number(insertOne(db).run(valuesOf([row])).lastInsertRowid);
  return last - rows.length + 1;
}

/** A bet record of a player; undefined for an unknown id or another player's bet. */
export const betOf = (db: Db, playerId: number, id: number): BetRow | undefined =>
  byId(db).get(id, playerId);
