import type { Session } from '@matka/contracts/api/common';
import Type, { type Static } from 'typebox';
import { type BetRow, entriesOf, pendingBets, splitNumbers, updateOutcome } from '../db/bets.ts';
import { inTransaction } from '../db/database.ts';
import { payWin } from '../db/ledger.ts';
import type { Market } from '../db/markets.ts';
import type { HostRules } from '../db/settings.ts';
import { type Draw, panaKind } from '../game/panas.ts';
import { type BetOutcome, settle } from '../game/settle.ts';
import { inPoints } from '../shared/money.ts';
import { IntegerSchema, nullable, StringSchema } from '../shared/schema-types.ts';
import { indianTimestamp } from '../shared/time.ts';
import type { World } from '../worlds/world.ts';
import { drawAtTime } from './results.ts';

/**
 * Settles a stored record. A record with several entries is PENDING while one of them is, won if one of them won,
 * and wins the sum.
 */
export function settleBet(row: BetRow, draw: Draw, rates?: HostRules['rates']): BetOutcome {
  const decisions = entriesOf(row).map(({ number, points }) => {
    const outcome = settle(
      {
        betTypeId: row.bet_type_id,
        session: row.session,
        numbers: splitNumbers(row.bet_type_id, number),
        points,
      },
      draw,
    );
    const rate = rates?.[row.bet_type_id];
    if (outcome.status !== 'won' || rate === undefined) return outcome;
    const ofNumber = typeof rate === 'number' ? rate : (rate[panaKind(number) ?? ''] ?? 0);
    return { ...outcome, win: Math.round(points * ofNumber * 100) };
  });
  let win = 0;
  for (const decision of decisions) {
    if (decision.status === 'PENDING') return decision;
    win += decision.win;
  }
  const net = win - row.amount;
  return win > 0 ? { status: 'won', win, net } : { status: 'lost', win: 0, net };
}

/** The effect of a result on the bets that it settles. */
export interface Settlement {
  won: number;
  lost: number;
  /** Points credited in all. */
  paid: number;
}

export const emptySettlement: Settlement = { won: 0, lost: 0, paid: 0 };

/** A draw and its settlement. */
export const DrawEvent = Type.Object({
  type: Type.Enum(['draw', 'correction']),
  /** ISO 8601 with +05:30. */
  at: StringSchema,
  market_id: IntegerSchema,
  market: StringSchema,
  day: StringSchema,
  session: Type.Enum(['open', 'close']),
  /** Null when nothing is drawn. */
  pana: nullable(StringSchema),
  digit: nullable(StringSchema),
  won: IntegerSchema,
  lost: IntegerSchema,
  /** Points. */
  paid: Type.Number(),
});
export type DrawEvent = Static<typeof DrawEvent>;

/** Identifies a draw. */
export interface DrawKey {
  market: Market;
  day: string;
  session: Session;
}

/** Builds the event for a draw and its settlement. */
export function toDrawEvent(
  world: World,
  { market, day, session }: DrawKey,
  instant: number,
  type: DrawEvent['type'],
  settlement: Settlement,
): DrawEvent {
  const draw = drawAtTime(world, market, day, instant);
  const [pana, digit] =
    session === 'open' ? [draw.openPana, draw.openDigit] : [draw.closePana, draw.closeDigit];
  return {
    type,
    at: indianTimestamp(instant),
    market_id: market.id,
    market: market.name,
    day,
    session,
    pana,
    digit,
    ...settlement,
  };
}

/** Settles the pending bets of a draw and credits the wins in one transaction. Running it again changes nothing. */
export function settleDraw(world: World, key: DrawKey, instant: number): DrawEvent {
  const { db } = world;
  const { market, day, session } = key;
  const settlement = inTransaction(db, (): Settlement => {
    const draw = drawAtTime(world, market, day, instant);
    const done: Settlement = { won: 0, lost: 0, paid: 0 };
    let paid = 0;
    for (const row of pendingBets(db, market.id, day, session)) {
      const decision = settleBet(row, draw, world.settings.host?.rates);
      if (decision.status === 'PENDING') continue;
      if (!updateOutcome(db, row, decision.status, decision.win)) continue;
      done[decision.status] += 1;
      if (decision.win === 0) continue;
      paid += decision.win;
      payWin(db, { playerId: row.player_id, betId: row.id, amount: decision.win, at: instant });
    }
    return { ...done, paid: inPoints(paid) };
  });
  return toDrawEvent(world, key, instant, 'draw', settlement);
}
