import type { Db } from './database.ts';
import { statement } from './prepared-statement.ts';

export type LedgerKind = 'opening' | 'bet' | 'win' | 'correction' | 'set';

/** A movement of a wallet; `amount` and `balance` (after it) in hundredths of a point. */
export interface LedgerRow {
  id: number;
  player_id: number;
  at: number;
  kind: LedgerKind;
  amount: number;
  balance: number;
  bet_id: number | null;
}

/** A change of a wallet. */
export interface Movement {
  playerId: number;
  /** Hundredths of a point, negative for a debit. */
  amount: number;
  at: number;
  kind: LedgerKind;
  betId: number | null;
}

// Two plain statements: RETURNING costs more than both.
const updateBalance = statement<[number, number, number]>(
  'UPDATE players SET balance = balance + ? WHERE id = ? AND balance + ? >= 0',
);
const readBalance = statement<[number], { balance: number }>(
  'SELECT balance FROM players WHERE id = ?',
);
const insertEntry = statement<[number, number, LedgerKind, number, number, number | null]>(
  'INSERT INTO ledger (player_id, at, kind, amount, balance, bet_id) VALUES (?, ?, ?, ?, ?, ?)',
);
const entries = statement<[number], LedgerRow>(
  'SELECT * FROM ledger WHERE player_id = ? ORDER BY id',
);

/**
 * Changes a wallet by hundredths of a point. Returns the new balance, or undefined without any change if the
 * wallet holds less than the debit. A ledger entry must follow in the same transaction.
 */
export function changeBalance(db: Db, playerId: number, amount: number): number | undefined {
  if (updateBalance(db).run(amount, playerId, amount).changes === 0) return undefined;
  return readBalance(db).get(playerId)?.balance;
}

/** Writes the ledger entry of a movement that led to a balance. */
export function enterMovement(db: Db, movement: Movement, balance: number): void {
  const { playerId, amount, at, kind, betId } = movement;
  insertEntry(db).run(playerId, at, kind, amount, balance, betId);
  db.ledgerSum += amount;
}

/** Changes a wallet and writes the ledger entry; see `changeBalance`. Run it in a transaction. */
export function moveWallet(db: Db, movement: Movement): number | undefined {
  const balance = changeBalance(db, movement.playerId, movement.amount);
  if (balance !== undefined) enterMovement(db, movement, balance);
  return balance;
}

export const ledgerOf = (db: Db, playerId: number): LedgerRow[] => entries(db).all(playerId);
