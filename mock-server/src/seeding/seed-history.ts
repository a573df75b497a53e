import type { BetTypeId } from '@matka/contracts/bet-types';
import type { SeededBet } from '@matka/fixtures/history';
import { isBetTypeId, settlingSession } from '../betting/bet-rules.ts';
import { type BetRow, type Entry, insertBets, joinEntries, joinNumbers } from '../db/bets.ts';
import type { Db } from '../db/database.ts';
import { moveWallet } from '../db/ledger.ts';
import { makeDraw } from '../game/panas.ts';
import { settleBet } from '../markets/settle-draw.ts';
import { dayLength, indianTimestamp, minute } from '../shared/time.ts';
import {
  type BetSlot,
  losingNumbers,
  pendingSlot,
  type SeedContext,
  settledSlot,
} from './bet-slots.ts';

/** A result as a Python host prints it: single quotes, not JSON. */
export function rawResult(betTypeId: BetTypeId, { draw, numbers }: BetSlot): string {
  const number = joinNumbers(betTypeId, numbers);
  const list = number.length === 1 ? 'digits' : 'combinations';
  return (
    `{'open_pana': '${draw.openPana}', 'open_digit': '${draw.openDigit}', ` +
    `'close_digit': '${draw.closeDigit}', 'close_pana': '${draw.closePana}', ` +
    `'processed_result': {'${list}': ['${number}']}}`
  );
}

/** A seeded bet before it has an id and a balance. */
export type SeededRow = Omit<BetRow, 'id' | 'player_id' | 'before_amount'> & {
  /** When it was placed, and when a win is credited; epoch milliseconds. */
  placedAt: number;
  settledAt: number;
};

/** The entry of the slot, and for a record with several entries two more that lose. */
function entriesOf(
  seeded: SeededBet,
  betTypeId: BetTypeId,
  context: SeedContext,
  slot: BetSlot,
): Entry[] {
  const { draw, session, numbers } = slot;
  const more = seeded.shape === 'several' ? 2 : 0;
  const others = Array.from({ length: more }, () =>
    losingNumbers(betTypeId, draw, session, context.random),
  );
  const points = seeded.points;
  return [numbers, ...others].map((bet) => ({ number: joinNumbers(betTypeId, bet), points }));
}

/** The record of a seeded bet, settled if its result is drawn. */
export function seededRow(
  seeded: SeededBet,
  betTypeId: BetTypeId,
  context: SeedContext,
  slot: BetSlot,
): SeededRow {
  const { market, day, session, draw, bidsStop, settledAt } = slot;
  const entries = entriesOf(seeded, betTypeId, context, slot);
  const placedAt = Math.min(bidsStop, context.at) - Math.ceil(1 + context.random() * 90) * minute;
  const row: BetRow = {
    player_id: 0,
    id: 0,
    market_id: market.id,
    market_day: day,
    bet_type_id: betTypeId,
    session: session,
    decided_by: settlingSession(betTypeId, session),
    status: 'PENDING',
    amount: entries.reduce((sum, { points }) => sum + points * 100, 0),
    before_amount: null,
    win: null,
    created_at: indianTimestamp(placedAt),
    number: entries.length === 1 ? (entries[0]?.number ?? '') : joinEntries(entries),
    shape: seeded.shape,
    raw_result: seeded.rawResult ? rawResult(betTypeId, slot) : null,
  };
  if (seeded.outcome === 'PENDING') return { ...row, placedAt, settledAt };
  const decision = settleBet(row, makeDraw(draw.openPana, draw.closePana));
  if (decision.status !== seeded.outcome) {
    throw new Error(`Bet type ${betTypeId} should be ${seeded.outcome} but is ${decision.status}`);
  }
  return { ...row, status: decision.status, win: decision.win, placedAt, settledAt };
}

interface Spread {
  /** Settled bets per day, from yesterday back. */
  betsADay: number;
  /** The number of newer bets, which are seeded later. */
  newer: number;
  /** Balance before the first bet, in hundredths of a point: more than all stakes. */
  openingBalance: number;
}

function* rowsOf(
  context: SeedContext,
  bets: readonly SeededBet[],
  { betsADay, newer }: Spread,
): Generator<undefined, SeededRow[]> {
  const rows: SeededRow[] = [];
  for (const [index, seeded] of bets.entries()) {
    const { betTypeId, outcome } = seeded;
    if (!isBetTypeId(betTypeId)) throw new Error(`The seed has no bet type ${betTypeId}`);
    const daysAgo = 1 + Math.floor((newer + index) / betsADay);
    const slot =
      outcome === 'PENDING'
        ? pendingSlot(context, betTypeId)
        : settledSlot(context, betTypeId, outcome === 'won', daysAgo);
    rows.push(seededRow(seeded, betTypeId, context, slot));
    if (rows.length % 1_000 === 0) yield;
  }
  return rows.sort((a, b) => a.placedAt - b.placedAt);
}

interface LedgerEvent {
  at: number;
  row: SeededRow;
  kind: 'bet' | 'win';
}

function ledgerEventsOf(rows: readonly SeededRow[]): LedgerEvent[] {
  return rows
    .flatMap((row): LedgerEvent[] => {
      const placed: LedgerEvent = { at: row.placedAt, row, kind: 'bet' };
      return row.win ? [placed, { at: row.settledAt, row, kind: 'win' }] : [placed];
    })
    .sort((a, b) => a.at - b.at);
}

/** Work that yields to other requests. */
export type Steps = Generator<undefined, void>;

/** A player and the wallet after all bets, in hundredths of a point. */
interface Account {
  playerId: number;
  balance: number;
}

/** Gives a player a list of bets, placed and paid, each movement in the ledger, ending with the balance of the account. */
export function* seedHistory(
  db: Db,
  context: SeedContext,
  { playerId, balance: lastBalance }: Account,
  bets: readonly SeededBet[],
  spread: Spread = { betsADay: 3, newer: 0, openingBalance: 2_500_000 },
): Steps {
  const rows = yield* rowsOf(context, bets, spread);
  const opened = (rows[0]?.placedAt ?? context.at) - dayLength;
  const pay = (amount: number, at: number, kind: 'opening' | 'bet' | 'win' | 'set', id?: number) =>
    moveWallet(db, { playerId, amount, at, kind, betId: id ?? null });
  let balance = pay(spread.openingBalance, opened, 'opening') ?? 0;
  const adjustBalance = (stakes: number, at: number): void => {
    const difference = lastBalance + stakes - balance;
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
    if (id % 1_000 === 0) yield;
  }
  adjustBalance(0, context.at);
}

/** Popular types of bets: single digits are the most frequent, as in real play. */
const popularTypes = [1, 1, 1, 1, 18, 3, 3, 5, 7, 12, 20];

/** A bet of a long history, by its number from the newest: unsettled bets come first. */
const popularBet = (number: number): SeededBet => ({
  betTypeId: popularTypes[number % popularTypes.length] ?? 1,
  outcome: number < 10 ? 'PENDING' : number % 9 === 0 ? 'won' : 'lost',
  shape: 'single',
  points: 1 + (number % 20),
  rawResult: false,
});

/** Days of a long history: results go back two years. */
const longHistoryDays = 690;
/** Bets that are seeded at a time, because their records are in memory. */
const batch = 10_000;

/** Gives a player a number of bets over up to two years, ending with the balance of the account. */
export function* seedLongHistory(
  db: Db,
  context: SeedContext,
  account: Account,
  count: number,
): Steps {
  const betsADay = Math.max(1, Math.ceil(count / longHistoryDays));
  const oldest = Math.max(0, count - 1);
  for (let newer = oldest - (oldest % batch); newer >= 0; newer -= batch) {
    const length = Math.min(batch, count - newer);
    const bets = Array.from({ length }, (_, i) => popularBet(newer + i));
    const openingBalance = batch * 20 * 100;
    yield* seedHistory(db, context, account, bets, { betsADay, newer, openingBalance });
  }
}
