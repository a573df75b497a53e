import type { SeededBet } from '@matka/fixtures/history';
import { isBetTypeId } from '../betting/bet-rules.ts';
import { addToCount } from '../db/bet-counts.ts';
import { insertBets } from '../db/bets.ts';
import type { Db } from '../db/database.ts';
import { moveWallet } from '../db/ledger.ts';
import { dayLength } from '../shared/time.ts';
import { decidedPlace, type Ground, pendingPlace } from './bet-slots.ts';
import { type SeededRow, seededRow } from './seeded-bet.ts';

/** Decided bets lie back from yesterday on, so many to a day. */
const betsADay = 3;
/** What a player had before the first bet: more than all stakes of the seed. */
const openingHundredths = 2_500_000;

function rowsOf(ground: Ground, bets: readonly SeededBet[]): SeededRow[] {
  return bets
    .map((seeded, index) => {
      const { betTypeId, outcome } = seeded;
      if (!isBetTypeId(betTypeId)) throw new Error(`The seed has no bet type ${betTypeId}`);
      const daysAgo = 1 + Math.floor(index / betsADay);
      const place =
        outcome === 'PENDING'
          ? pendingPlace(ground, betTypeId)
          : decidedPlace(ground, betTypeId, outcome === 'won', daysAgo);
      return seededRow(seeded, betTypeId, ground, place);
    })
    .sort((a, b) => a.created_at - b.created_at);
}

/** A bet or a win at its time. */
interface Happening {
  at: number;
  row: SeededRow;
  kind: 'bet' | 'win';
}

/** Bets and wins of all rows in the order of time. */
function happeningsOf(rows: readonly SeededRow[]): Happening[] {
  return rows
    .flatMap((row): Happening[] => {
      const placed: Happening = { at: row.created_at, row, kind: 'bet' };
      return row.win ? [placed, { at: row.decidedAt, row, kind: 'win' }] : [placed];
    })
    .sort((a, b) => a.at - b.at);
}

/**
 * Gives a player the bets of a plan as they would have been placed and paid, each movement in the
 * ledger, and in the end so much in the wallet.
 */
export function plantHistory(
  db: Db,
  ground: Ground,
  playerId: number,
  bets: readonly SeededBet[],
  balanceHundredths: number,
): void {
  const rows = rowsOf(ground, bets);
  const opened = (rows[0]?.created_at ?? ground.at) - dayLength;
  const pay = (amount: number, at: number, kind: 'opening' | 'bet' | 'win' | 'set', id?: number) =>
    moveWallet(db, { playerId, amount, at, kind, betId: id ?? null });
  let balance = pay(openingHundredths, opened, 'opening') ?? 0;
  /** Brings the wallet to what it is to hold after so many stakes to come. */
  const settleUp = (stakes: number, at: number): void => {
    const difference = balanceHundredths + stakes - balance;
    if (difference !== 0) balance = pay(difference, at, 'set') ?? balance;
  };
  const pending = rows.filter((row) => row.win === null);
  const stakes = pending.reduce((sum, { amount }) => sum + amount, 0);
  const ids = new Map<SeededRow, number>();
  for (const { at, row, kind } of happeningsOf(rows)) {
    // Before the first bet that is still open, so that the newest records lead to today's balance.
    if (row === pending[0] && kind === 'bet') settleUp(stakes, at);
    if (kind === 'win') {
      balance = pay(row.win ?? 0, at, 'win', ids.get(row)) ?? balance;
      continue;
    }
    const id = insertBets(db, [{ ...row, player_id: playerId, before_amount: balance }]);
    ids.set(row, id);
    addToCount(db, playerId, { ...row, bets: 1 });
    balance = pay(-row.amount, at, 'bet', id) ?? balance;
  }
  settleUp(0, ground.at);
}
