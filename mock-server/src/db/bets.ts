import type { BetTypeId } from '@matka/contracts/bet-types';
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

/** What always differs between the bets of a request, what seldom does, and what they share. */
const own = 'amount, before_amount, number';
const seldomOwn = 'session, decided_by, win, raw_result';
const shared = 'player_id, market_id, market_day, bet_type_id, status, created_at, shape';

/** Requests often have about ten bets: one statement for ten rows takes less than half the time of ten statements. */
const rowsPerStatement = 10;

const placeholders = (columns: string): string =>
  columns
    .split(',')
    .map(() => '?')
    .join(', ');

/** Inserts rows of some columns each, with others that are bound once. The cross join keeps the order of the rows. */
const insertRows = (rows: number, each: string, once: string) =>
  statement<[Value[]]>(
    `WITH bet (${each}) AS (VALUES ${Array.from({ length: rows }, () => `(${placeholders(each)})`).join(', ')}),
       request (${once}) AS (VALUES (${placeholders(once)}))
     INSERT INTO bets (${each}, ${once}) SELECT ${each}, ${once} FROM request CROSS JOIN bet`,
  );
const insertOne = statement<[Value[]]>(
  `INSERT INTO bets (${own}, ${seldomOwn}, ${shared}) VALUES (${placeholders(`${own}, ${seldomOwn}, ${shared}`)})`,
);
const insertTen = insertRows(rowsPerStatement, `${own}, ${seldomOwn}`, shared);
/** For rows that differ in nothing else: binding 47 values less saves a third of the time. */
const insertTenAlike = insertRows(rowsPerStatement, own, `${seldomOwn}, ${shared}`);

const byId = statement<[number, number], BetRow>(
  'SELECT * FROM bets WHERE id = ? AND player_id = ?',
);

/** The values of rows in one list, those that they share at the end. Written out because it runs for every bet. */
function valuesOf(rows: readonly NewBet[], sharing: NewBet, areAlike: boolean): Value[] {
  const values: Value[] = [];
  for (const row of rows) {
    values.push(row.amount, row.before_amount, row.number);
    if (!areAlike) values.push(row.session, row.decided_by, row.win, row.raw_result);
  }
  if (areAlike) {
    values.push(sharing.session, sharing.decided_by, sharing.win, sharing.raw_result);
  }
  const { player_id, market_id, market_day, bet_type_id, status, created_at, shape } = sharing;
  values.push(player_id, market_id, market_day, bet_type_id, status, created_at, shape);
  return values;
}

// Stryker disable EqualityOperator: bets that are not taken for ten alike are stored one by one, with the same values
const isOfSameRequest = (row: NewBet, other: NewBet): boolean =>
  row.player_id === other.player_id &&
  row.market_id === other.market_id &&
  row.market_day === other.market_day &&
  row.bet_type_id === other.bet_type_id &&
  row.status === other.status &&
  row.created_at === other.created_at &&
  row.shape === other.shape;

const isAlike = (row: NewBet, other: NewBet): boolean =>
  row.session === other.session &&
  row.decided_by === other.decided_by &&
  row.win === other.win &&
  row.raw_result === other.raw_result;

// Stryker restore EqualityOperator

/** Stores ten bets of one request. Returns the id of the last. */
function insertTenRows(db: Db, rows: readonly NewBet[], first: NewBet): number | bigint {
  // Stryker disable next-line ArrowFunction: bets that are not taken for alike are stored with all of their values
  const areAlike = rows.every((row) => isAlike(row, first));
  const insert = areAlike ? insertTenAlike : insertTen;
  return insert(db).run(valuesOf(rows, first, areAlike)).lastInsertRowid;
}

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
    last = isTen
      ? insertTenRows(db, ten, first)
      : insertOne(db).run(valuesOf([first], first, false)).lastInsertRowid;
    at += isTen ? rowsPerStatement : 1;
  }
  return Number(last) - rows.length + 1;
}

/** A bet record of a player; undefined for an unknown id or another player's bet. */
export const betOf = (db: Db, playerId: number, id: number): BetRow | undefined =>
  byId(db).get(id, playerId);
