import type { Db } from './db.ts';
import { statement } from './statement.ts';

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

/** What a movement is for. */
export interface Movement {
  playerId: number;
  /** Hundredths of a point, negative for a debit. */
  amount: number;
  at: number;
  kind: LedgerKind;
  betId: number | null;
}

const move = statement<[number, number, number], { balance: number }>(
  'UPDATE players SET balance = balance + ? WHERE id = ? AND balance + ? >= 0 RETURNING balance',
);
const enter = statement<[number, number, LedgerKind, number, number, number | null]>(
  'INSERT INTO ledger (player_id, at, kind, amount, balance, bet_id) VALUES (?, ?, ?, ?, ?, ?)',
);
const entries = statement<[number], LedgerRow>(
  'SELECT * FROM ledger WHERE player_id = ? ORDER BY id',
);

/**
 * Moves a wallet and enters it in the ledger; gives the balance after it. Gives undefined, and
 * changes nothing, when the wallet holds less than the debit. Run it in a transaction.
 */
export function moveWallet(db: Db, movement: Movement): number | undefined {
  const { playerId, amount, at, kind, betId } = movement;
  const row = move(db).get(amount, playerId, amount);
  if (!row) return undefined;
  enter(db).run(playerId, at, kind, amount, row.balance, betId);
  return row.balance;
}

export const ledgerOf = (db: Db, playerId: number): LedgerRow[] => entries(db).all(playerId);
