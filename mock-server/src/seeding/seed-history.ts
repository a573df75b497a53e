import type { SeededBet } from '@matka/fixtures/history';
import { isBetTypeId } from '../betting/bet-rules.ts';
import { insertBets } from '../db/bets.ts';
import type { Db } from '../db/database.ts';
import { moveWallet } from '../db/ledger.ts';
import { dayLength } from '../shared/time.ts';
import { pendingSlot, type SeedContext, settledSlot } from './bet-slots.ts';
import { type SeededRow, seededRow } from './seeded-bet.ts';

/** Settled bets per day, from yesterday back. */
const betsADay = 3;
/** Balance before the first bet: more than all stakes. */
const openingBalance = 2_500_000;

function rowsOf(context: SeedContext, bets: readonly SeededBet[]): SeededRow[] {
  return bets
    .map((seeded, index) => {
      const { betTypeId, outcome } = seeded;
      if (!isBetTypeId(betTypeId)) throw new Error(`The seed has no bet type ${betTypeId}`);
      const daysAgo = 1 + Math.floor(index / betsADay);
      const slot =
        outcome === 'PENDING'
          ? pendingSlot(context, betTypeId)
          : settledSlot(context, betTypeId, outcome === 'won', daysAgo);
      return seededRow(seeded, betTypeId, context, slot);
    })
    .sort((a, b) => a.placedAt - b.placedAt);
}

/** A bet or a win with its time. */
interface LedgerEvent {
  at: number;
  row: SeededRow;
  kind: 'bet' | 'win';
}

/** Bets and wins of all rows in order of time. */
function ledgerEventsOf(rows: readonly SeededRow[]): LedgerEvent[] {
  return rows
    .flatMap((row): LedgerEvent[] => {
      const placed: LedgerEvent = { at: row.placedAt, row, kind: 'bet' };
      return row.win ? [placed, { at: row.settledAt, row, kind: 'win' }] : [placed];
    })
    .sort((a, b) => a.at - b.at);
}

/** Gives a player a list of bets, placed and paid, each movement in the ledger, ending with the given balance. */
export function seedHistory(
  db: Db,
  context: SeedContext,
  playerId: number,
  bets: readonly SeededBet[],
  balanceHundredths: number,
): void {
  const rows = rowsOf(context, bets);
  const opened = (rows[0]?.placedAt ?? context.at) - dayLength;
  const pay = (amount: number, at: number, kind: 'opening' | 'bet' | 'win' | 'set', id?: number) =>
    moveWallet(db, { playerId, amount, at, kind, betId: id ?? null });
  let balance = pay(openingBalance, opened, 'opening') ?? 0;
  /** Adjusts the balance so that it is right after the given stakes. */
  const adjustBalance = (stakes: number, at: number): void => {
    const difference = balanceHundredths + stakes - balance;
    if (difference !== 0) balance = pay(difference, at, 'set') ?? balance;
  };
  const pending = rows.filter((row) => row.win === null);
  const stakes = pending.reduce((sum, { amount }) => sum + amount, 0);
  const ids = new Map<SeededRow, number>();
  for (const { at, row, kind } of ledgerEventsOf(rows)) {
    // Before the first pending bet, so that the newest records lead to the final balance.
    if (row === pending[0] && kind === 'bet') adjustBalance(stakes, at);
    if (kind === 'win') {
      balance = pay(row.win ?? 0, at, 'win', ids.get(row)) ?? balance;
      continue;
    }
    const id = insertBets(db, [{ ...row, player_id: playerId, before_amount: balance }]);
    ids.set(row, id);
    balance = pay(-row.amount, at, 'bet', id) ?? balance;
  }
  adjustBalance(0, context.at);
}
