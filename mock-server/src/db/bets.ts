import type { Session } from '@matka/contracts/api/common';
import type { BetTypeId } from '@matka/contracts/bet-types';
import type { Db } from './database.ts';
import { statement } from './database.ts';

/**
 * How a record shows the bet: as one entry, inline (its own numbers, no entry), as several entries, or only as raw
 * result.
 */
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

/** A bet that has no id yet. */
export type NewBet = Omit<BetRow, 'id'>;

/** The columns of a bet but its id, which SQLite gives it. */
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
// By position: looking up names takes as long as the insert.
const insert = statement<NewBet[keyof NewBet][]>(
  `INSERT INTO bets (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
);
const byId = statement<[number, number], BetRow>(
  'SELECT * FROM bets WHERE id = ? AND player_id = ?',
);

/**
 * Stores bets in order. Returns the id of the first; the others follow. Run it in the transaction that debits the
 * wallet.
 */
export function insertBets(db: Db, rows: readonly NewBet[]): number {
  const add = insert(db);
  const ids = rows.map((row) => add.run(...columns.map((name) => row[name])).lastInsertRowid);
  return Number(ids[0] ?? 0);
}

/** A bet record of a player; undefined for an unknown id or another player's bet. */
export const betOf = (db: Db, playerId: number, id: number): BetRow | undefined =>
  byId(db).get(id, playerId);
