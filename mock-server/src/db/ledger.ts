import { indianTimestamp } from '../shared/time.ts';
import type { Db } from './database.ts';
import { statement } from './database.ts';

/**
 * `debt`: the part of a correction that the wallet lacked, as a credit, and its later deductions; their sum is owed.
 */
export type LedgerKind = 'opening' | 'bet' | 'win' | 'correction' | 'set' | 'debt';

/** A movement of a wallet; `amount` and `balance` (after it) in hundredths of a point. */
export interface LedgerRow {
  id: number;
  player_id: number;
  /** ISO 8601 with +05:30. */
  at: string;
  kind: LedgerKind;
  amount: number;
  balance: number;
  bet_id: number | null;
}

export interface Movement {
  playerId: number;
  /** Hundredths of a point, negative for a debit. */
  amount: number;
  /** Epoch milliseconds. */
  at: number;
  kind: LedgerKind;
  betId: number | null;
}

const updateBalance = statement<[{ amount: number; playerId: number }], { balance: number }>(
  `UPDATE players SET balance = balance + :amount WHERE id = :playerId AND balance + :amount >= 0
   RETURNING balance`,
);
const readBalance = statement<[number], { balance: number }>(
  'SELECT balance FROM players WHERE id = ?',
);
const insertEntry = statement<[number, string, LedgerKind, number, number, number | null]>(
  'INSERT INTO ledger (player_id, at, kind, amount, balance, bet_id) VALUES (?, ?, ?, ?, ?, ?)',
);
const newest = statement<[number, number], LedgerRow>(
  'SELECT * FROM ledger WHERE player_id = ? ORDER BY id DESC LIMIT ?',
);

/**
 * Changes a wallet by hundredths of a point and writes the ledger entry. Returns the new balance, or undefined without
 * any change if the wallet holds less than the debit. Run it in a transaction.
 */
export function moveWallet(db: Db, movement: Movement): number | undefined {
  const { playerId, amount, at, kind, betId } = movement;
  const balance = updateBalance(db).get({ amount, playerId })?.balance;
  if (balance === undefined) return undefined;
  insertEntry(db).run(playerId, indianTimestamp(at), kind, amount, balance, betId);
  db.ledgerSum += amount;
  return balance;
}

/** A credit or debit of a bet, in hundredths of a point. */
type BetMovement = Pick<Movement, 'playerId' | 'amount' | 'at'> & { betId: number };

const debt = statement<[number], { owed: number }>('SELECT owed FROM players WHERE id = ?');
const addDebt = statement<[number, number]>('UPDATE players SET owed = owed + ? WHERE id = ?');
const wins = statement<[number], { wins: number }>(
  "SELECT count(*) AS wins FROM ledger WHERE bet_id = ? AND kind = 'win'",
);

/** Moves a wallet and what its player owes by the same amount. */
function moveDebt(db: Db, movement: BetMovement): void {
  addDebt(db).run(movement.amount, movement.playerId);
  moveWallet(db, { ...movement, kind: 'debt' });
}

/** Credits a wallet and deducts what the player owes. */
function credit(db: Db, movement: BetMovement & { kind: LedgerKind }): void {
  moveWallet(db, movement);
  const owed = debt(db).get(movement.playerId)?.owed ?? 0;
  if (owed > 0) moveDebt(db, { ...movement, amount: -Math.min(owed, movement.amount) });
}

/** Pays a win. A bet that was paid before, and whose win was taken back, is corrected. Run it in a transaction. */
export function payWin(db: Db, movement: BetMovement): void {
  const isFirst = (wins(db).get(movement.betId)?.wins ?? 0) === 0;
  credit(db, { ...movement, kind: isFirst ? 'win' : 'correction' });
}

/**
 * Pays or takes back a difference; the player owes the part that the wallet lacks. Returns its change in hundredths. In
 * a transaction.
 */
export function correctWallet(db: Db, movement: BetMovement): number {
  const { playerId, amount } = movement;
  if (amount === 0) return 0;
  const before = readBalance(db).get(playerId)?.balance ?? 0;
  if (amount > 0) credit(db, { ...movement, kind: 'correction' });
  else {
    const missing = -amount - before;
    if (missing > 0) moveDebt(db, { ...movement, amount: missing });
    moveWallet(db, { ...movement, kind: 'correction' });
  }
  return (readBalance(db).get(playerId)?.balance ?? 0) - before;
}

/** The newest movements of a wallet, oldest first. */
export const ledgerOf = (db: Db, playerId: number, most: number): LedgerRow[] =>
  newest(db).all(playerId, most).reverse();
