import type { Session } from '@matka/contracts/api/common';
import type { BetTypeId } from '@matka/contracts/bet-types';
import { type BetNumbers, fieldsOf } from '../game/bet-numbers.ts';
import { type Db, statement } from './database.ts';

/** Joins the numbers of a bet to the stored text, e.g. `128` or `5-128`. */
export function joinNumbers(betTypeId: BetTypeId, numbers: BetNumbers): string {
  const [first, second] = fieldsOf(betTypeId);
  const text = (first && numbers[first]) ?? '';
  return second === undefined ? text : `${text}-${numbers[second] ?? ''}`;
}

/** Splits a stored text into numbers under the keys of the API. */
export function splitNumbers(betTypeId: BetTypeId, text: string): BetNumbers {
  const parts = text.split('-');
  return Object.fromEntries(fieldsOf(betTypeId).map((key, i) => [key, parts[i] ?? '']));
}

/** One entry of a record with several: its numbers as stored and its whole points. */
export interface Entry {
  number: string;
  points: number;
}

/** Several entries as the one text that is stored: `128:50 137:20`. */
export function joinEntries(entries: readonly Entry[]): string {
  return entries.map(({ number, points }) => `${number}:${points}`).join(' ');
}

function splitEntries(text: string): Entry[] {
  return text.split(' ').map((entry) => {
    const [number = '', points = '0'] = entry.split(':');
    return { number, points: Number(points) };
  });
}

/** The entries of a record: several, or one with all its points. */
export const entriesOf = ({ shape, number, amount }: BetRow): Entry[] =>
  shape === 'several' ? splitEntries(number) : [{ number, points: amount / 100 }];

/** The form in which a record shows a bet: one entry, inline (its own numbers), several entries, or only a raw result. */
export type Shape = 'single' | 'inline' | 'several' | 'rawOnly';

/** Statuses as the API spells them: PENDING in capitals, the others not. A quirk of the host, kept on purpose. */
export type BetStatus = 'PENDING' | 'won' | 'lost';

/** A bet record. Money is in hundredths of a point. */
export interface BetRow {
  id: number;
  player_id: number;
  market_id: number;
  /** yyyy-mm-dd */
  market_day: string;
  bet_type_id: BetTypeId;
  session: Session;
  decided_by: Session;
  status: BetStatus;
  amount: number;
  before_amount: number | null;
  win: number | null;
  /** ISO 8601 with +05:30. */
  created_at: string;
  number: string;
  shape: Shape;
  raw_result: string | null;
}

export type NewBet = Omit<BetRow, 'id'>;

const columns = [
  'player_id',
  'market_id',
  'market_day',
  'bet_type_id',
  'session',
  'decided_by',
  'status',
  'amount',
  'before_amount',
  'win',
  'created_at',
  'number',
  'shape',
  'raw_result',
] as const satisfies readonly (keyof NewBet)[];
const insert = statement<[NewBet]>(
  `INSERT INTO bets (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`,
);
const byId = statement<[number, number], BetRow>(
  'SELECT * FROM bets WHERE id = ? AND player_id = ?',
);

/**
 * Stores bets in order and returns the first id; the others follow. Run it in the transaction that debits the wallet.
 */
export function insertBets(db: Db, rows: readonly NewBet[]): number {
  const add = insert(db);
  const ids = rows.map((row) => add.run(row).lastInsertRowid);
  return Number(ids[0] ?? 0);
}

/** A bet record of a player; undefined for an unknown id or another player's bet. */
export const betOf = (db: Db, playerId: number, id: number): BetRow | undefined =>
  byId(db).get(id, playerId);

/** Filter for the bets of a player. A missing member matches all. */
export interface BetFilter {
  marketIds?: readonly number[];
  session?: Session;
  statuses?: readonly BetStatus[];
  /** Placed up to this time, ISO 8601 with +05:30. */
  placedUntil?: string;
}

export interface PageSlice {
  offset: number;
  limit: number;
  oldestFirst?: boolean;
}

function conditionOf(
  playerId: number,
  { marketIds, session, statuses, placedUntil }: BetFilter,
): { sql: string; params: (number | string)[] } {
  const parts: [sql: string, params: readonly (number | string)[]][] = [
    ['player_id = ?', [playerId]],
  ];
  const oneOf = (column: string, values: readonly (number | string)[]): void => {
    parts.push([`${column} IN (${values.map(() => '?').join(', ')})`, values]);
  };
  if (marketIds) oneOf('market_id', marketIds);
  if (session !== undefined) oneOf('session', [session]);
  if (statuses) oneOf('status', statuses);
  if (placedUntil !== undefined) parts.push(['created_at <= ?', [placedUntil]]);
  return {
    sql: parts.map(([sql]) => sql).join(' AND '),
    params: parts.flatMap(([, params]) => params),
  };
}

/** Number of bets of a player that match a filter. */
export function countBets(db: Db, playerId: number, filter: BetFilter): number {
  const { sql, params } = conditionOf(playerId, filter);
  const count = statement<(number | string)[], { count: number }>(
    `SELECT count(*) AS count FROM bets WHERE ${sql}`,
  );
  return count(db).get(...params)?.count ?? 0;
}

/** A range of the bets of a player that match a filter, newest first unless the slice asks for another order. */
export function sliceOfBets(
  db: Db,
  playerId: number,
  filter: BetFilter,
  { offset, limit, oldestFirst = false }: PageSlice,
): BetRow[] {
  const { sql, params } = conditionOf(playerId, filter);
  const order = `ORDER BY id ${oldestFirst ? 'ASC' : 'DESC'}`;
  // The ids come from the index alone, so that earlier bets are not read.
  const slice = statement<(number | string)[], BetRow>(
    `SELECT * FROM bets WHERE id IN
       (SELECT id FROM bets WHERE ${sql} ${order} LIMIT ? OFFSET ?)
     ${order}`,
  );
  return slice(db).all(...params, limit, offset);
}

const pending = statement<[number, string, Session], BetRow>(
  `SELECT * FROM bets WHERE market_id = ? AND market_day = ? AND decided_by = ? AND status = 'PENDING'
   ORDER BY player_id, session <> 'open', id`,
);
const settled = statement<[{ marketId: number; day: string; session: Session }], BetRow>(
  `SELECT * FROM bets WHERE market_id = :marketId AND market_day = :day
     AND (decided_by = :session OR :session = 'open') AND status <> 'PENDING'
   ORDER BY player_id, id`,
);
const updateBet = statement<[BetStatus, number | null, number, BetStatus]>(
  'UPDATE bets SET status = ?, win = ? WHERE id = ? AND status = ?',
);

/** Pending bets that are settled by a session's result, by player, session and id. */
export const pendingBets = (db: Db, marketId: number, day: string, decidedBy: Session): BetRow[] =>
  pending(db).all(marketId, day, decidedBy);

/** Settled bets that depend on the result of a session. An open result also affects bets that are settled at close. */
export const settledBets = (db: Db, marketId: number, day: string, session: Session): BetRow[] =>
  settled(db).all({ marketId, day, session });

/** Updates the status and win of a bet, unless its status has changed since it was read. */
export function updateOutcome(db: Db, row: BetRow, status: BetStatus, win: number | null): boolean {
  return updateBet(db).run(status, win, row.id, row.status).changes === 1;
}

/** Bets of a market day that are settled by one session: their number and what they won, in hundredths of a point. */
export interface DayTotals {
  marketId: number;
  session: Session;
  waiting: number;
  won: number;
  lost: number;
  paid: number;
}

const ofDay = statement<[string], DayTotals>(
  `SELECT market_id AS marketId, decided_by AS session, sum(status = 'PENDING') AS waiting,
     sum(status = 'won') AS won, sum(status = 'lost') AS lost, sum(coalesce(win, 0)) AS paid
   FROM bets WHERE market_day = ? GROUP BY market_id, decided_by`,
);

/** Totals of the bets of a market day. Reads all bets of the world. */
export const dayTotals = (db: Db, day: string): DayTotals[] => ofDay(db).all(day);
