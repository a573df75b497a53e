import { type BetRow, insertBets } from '../db/bets.ts';
import type { Db } from '../db/database.ts';
import { changeBalance, enterMovement, type LedgerKind } from '../db/ledger.ts';

/** Top-up whenever the balance runs out, in hundredths of a point. */
const topUpAmount = 2_500_000;

/** Writes bets and ledger of a new player consistently, and the wallet at the end. */
export interface PlayerLedger {
  /** Stores bets of one request; each gets its id and the balance before it. */
  submit: (rows: BetRow[], at: number) => void;
  /** Writes a ledger entry; amount in hundredths of a point. */
  pay: (amount: number, at: number, kind: LedgerKind, betId: number | null) => void;
  /** Adjusts the balance to an amount and stores it in the wallet. */
  close: (hundredths: number, at: number) => void;
}

/** Starts with an empty wallet and ledger. Run it in one transaction up to `close`. */
export function createPlayerLedger(db: Db, playerId: number): PlayerLedger {
  let balance = 0;
  let opened = false;
  const pay: PlayerLedger['pay'] = (amount, at, kind, betId) => {
    balance += amount;
    enterMovement(db, { playerId, amount, at, kind, betId }, balance);
  };
  const topUp = (amount: number, at: number): void => {
    pay(amount, at, opened ? 'set' : 'opening', null);
    opened = true;
  };
  return {
    pay,
    submit: (rows, at) => {
      const stake = rows.reduce((sum, { amount }) => sum + amount, 0);
      if (balance < stake) topUp(topUpAmount, at);
      let before = balance;
      for (const row of rows) {
        row.player_id = playerId;
        row.before_amount = before;
        before -= row.amount;
      }
      const first = insertBets(db, rows);
      for (const [i, row] of rows.entries()) row.id = first + i;
      pay(-stake, at, 'bet', first);
    },
    close: (hundredths, at) => {
      if (balance !== hundredths) topUp(hundredths - balance, at);
      changeBalance(db, playerId, balance);
    },
  };
}
