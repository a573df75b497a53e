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

/** What may differ between the bets of a request, and what they share. */
const own = 'session, decided_by, amount, before_amount, win, number, raw_result';
const shared = 'player_id, market_id, market_day, bet_type_id, status, created_at, shape';

const insertOne = statement<[Value[]]>(
  `INSERT INTO bets (${own}, ${shared}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
);
/** Requests often have about ten bets: one statement for ten rows takes less than half the time of ten statements. */
const rowsPerStatement = 10;
// Shared values are bound once. The cross join keeps the order of the rows.
const insertTen = statement<[Value[]]>(
  `WITH bet (${own}) AS (
     VALUES ${Array.from({ length: rowsPerStatement }, () => '(?, ?, ?, ?, ?, ?, ?)').join(', ')}
   ), request (${shared}) AS (VALUES (?, ?, ?, ?, ?, ?, ?))
   INSERT INTO bets (${own}, ${shared}) SELECT ${own}, ${shared} FROM request CROSS JOIN bet`,
);

const byId = statement<[number, number], BetRow>(
  'SELECT * FROM bets WHERE id = ? AND player_id = ?',
);

/** The values of rows in one list, those that they share at the end. Written out because it runs for every bet. */
function valuesOf(rows: readonly NewBet[], sharing: NewBet): Value[] {
  const values: Value[] = [];
  for (const row of rows) {
    values.push(row.session, row.decided_by, row.amount, row.before_amount, row.win);
    values.push(row.number, row.raw_result);
  }
  const { player_id, market_id, market_day, bet_type_id, status, created_at, shape } = sharing;
  values.push(player_id, market_id, market_day, bet_type_id, status, created_at, shape);
  return values;
}

const isOfSameRequest = (row: NewBet, other: NewBet): boolean =>
  row.player_id === other.player_id &&
  row.market_id === other.market_id &&
  row.market_day === other.market_day &&
  row.bet_type_id === other.bet_type_id &&
  row.status === other.status &&
  row.created_at === other.created_at &&
  row.shape === other.shape;

/**
 * Stores bets in order. Returns the id of the first; the others follow. Run it in the transaction that debits the
 * wallet.
 */
export function insertBets(db: Db, rows: readonly NewBet[]): number {
  let last: number | bigint = 0;
  for (let at = 0; at < rows.length; ) {
    const first = rows[at] as NewBet;
    const ten = rows.slice(at, at + rowsPerStatement);
    const isTen =
      ten.length === rowsPerStatement && ten.every((row) => isOfSameRequest(row, first));
    const inserted = isTen ? ten : [first];
    const insert = isTen ? insertTen : insertOne;
    last = insert(db).run(valuesOf(inserted, first)).lastInsertRowid;
    at += inserted.length;
  }
  return Number(last) - rows.length + 1;
}

/** A bet record of a player; undefined for an unknown id or another player's bet. */
export const betOf = (db: Db, playerId: number, id: number): BetRow | undefined =>
  byId(db).get(id, playerId);
