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

// Two plain statements: RETURNING costs more than both.
const move = statement<[number, number, number]>(
  'UPDATE players SET balance = balance + ? WHERE id = ? AND balance + ? >= 0',
);
const held = statement<[number], { balance: number }>('SELECT balance FROM players WHERE id = ?');
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
  if (move(db).run(amount, playerId, amount).changes === 0) return undefined;
  const balance = held(db).get(playerId)?.balance;
  if (balance === undefined) throw new Error(`Player ${playerId} has no wallet`);
  enter(db).run(playerId, at, kind, amount, balance, betId);
  return balance;
}

export const ledgerOf = (db: Db, playerId: number): LedgerRow[] => entries(db).all(playerId);
