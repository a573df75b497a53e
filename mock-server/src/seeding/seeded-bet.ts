import type { BetTypeId } from '@matka/contracts/bet-types';
import type { SeededBet } from '@matka/fixtures/history';
import { settlingSession } from '../betting/bet-rules.ts';
import { type Entry, joinEntries, joinNumbers } from '../db/bet-number.ts';
import type { BetRow } from '../db/bets.ts';
import { makeDraw } from '../game/draw.ts';
import { settleBet } from '../markets/settle-bet.ts';
import { indianTimestamp, minute } from '../shared/time.ts';
import type { BetSlot, SeedContext } from './bet-slots.ts';
import { losingNumbers } from './winning-numbers.ts';

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

/** The entry of the slot, and for a record with several two more that lose. */
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
