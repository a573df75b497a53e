import type { Session } from '@matka/contracts/api/common';
import { type BetTypeId, numberFields } from '@matka/contracts/bet-types';
import type { RandomSource } from '@matka/contracts/random';
import { firstSession, settlingSession } from '../betting/bet-rules.ts';
import type { Market } from '../db/markets.ts';
import type { BetNumbers } from '../game/bet-numbers.ts';
import { numberError } from '../game/bet-numbers.ts';
import { panas } from '../game/panas.ts';
import { drawnFor } from '../game/settle.ts';
import { type FullDraw, seededDraw } from '../markets/results.ts';
import {
  bidsStopInstant,
  dayAfter,
  isHoliday,
  marketDayAt,
  resultInstant,
} from '../markets/schedule.ts';

const fields = [...new Set(Object.values(numberFields).flat())];

/** The winning numbers of a draw, for all fields; a type uses its own. */
const winningNumbersOf = (draw: FullDraw, session: Session, betTypeId: BetTypeId): BetNumbers =>
  Object.fromEntries(fields.map((field) => [field, drawnFor(field, { betTypeId, session }, draw)]));

/** The winning numbers of a type; undefined if it cannot win this draw, e.g. Single Pana a triple. */
export function winningNumbers(
  betTypeId: BetTypeId,
  draw: FullDraw,
  session: Session,
): BetNumbers | undefined {
  const numbers = winningNumbersOf(draw, session, betTypeId);
  return numberError(betTypeId, numbers) === undefined ? numbers : undefined;
}

/** Legal numbers for a type that do not win the draw. */
export function losingNumbers(
  betTypeId: BetTypeId,
  draw: FullDraw,
  session: Session,
  random: RandomSource,
): BetNumbers {
  const won = winningNumbersOf(draw, session, betTypeId);
  const digits = '0123456789';
  const pick = (from: string | readonly string[]): string =>
    from[Math.floor(random() * from.length)] ?? '';
  for (;;) {
    const digit = pick(digits);
    const [pana, otherPana] = [pick(panas), pick(panas)];
    const jodi = betTypeId === 18 ? digit : digit + pick(digits);
    const numbers: Required<BetNumbers> = {
      digit,
      jodi,
      pana,
      open_digit: digit,
      close_digit: digit,
      open_pana: pana,
      close_pana: otherPana,
    };
    // All numbers differ, so it loses whichever the type uses.
    const apart = fields.every((field) => numbers[field] !== won[field]);
    if (apart && numberError(betTypeId, numbers) === undefined) return numbers;
  }
}

/** A market day and session for a seeded bet, with its numbers. */
export interface BetSlot {
  market: Market;
  day: string;
  session: Session;
  numbers: BetNumbers;
  draw: FullDraw;
  /** When bids stop, and when the bet is settled; epoch milliseconds. */
  bidsStop: number;
  settledAt: number;
}

export interface SeedContext {
  seed: number;
  at: number;
  /** Pending bets are settled after this instant; epoch milliseconds, not before `at`. */
  openUntil: number;
  markets: readonly Market[];
  random: RandomSource;
}

const sessions: readonly Session[] = ['open', 'close'];
/** Rare draws (a triple, a bracket jodi) are found within this many days. */
const searchedDays = 400;

function* slotsOn(context: SeedContext, betTypeId: BetTypeId, days: Iterable<string>) {
  for (const day of days) {
    const start = Math.floor(context.random() * context.markets.length);
    const turned = [...context.markets.slice(start), ...context.markets.slice(0, start)];
    for (const market of turned) {
      if (isHoliday(market.schedule, day)) continue;
      const draw = seededDraw(context.seed, market.id, day);
      for (const session of context.random() < 0.5 ? sessions : [...sessions].reverse()) {
        const decides = settlingSession(betTypeId, session);
        const settledAt = resultInstant(market.schedule, day, decides);
        // A jodi or sangam is placed before the open result, a digit or pana before its own.
        const first = firstSession(betTypeId, decides);
        const bidsStop = bidsStopInstant(market.schedule, day, first);
        yield { market, day, session, draw, bidsStop, settledAt };
      }
    }
  }
}

function* daysFrom(first: string, step: 1 | -1) {
  for (let day = first, n = 0; n < searchedDays; n += 1, day = dayAfter(day, step)) yield day;
}

/** A slot at least `daysAgo` days ago where a bet of the type has the outcome. */
export function settledSlot(
  context: SeedContext,
  betTypeId: BetTypeId,
  won: boolean,
  daysAgo: number,
): BetSlot {
  const first = dayAfter(marketDayAt(context.at), -daysAgo);
  for (const slot of slotsOn(context, betTypeId, daysFrom(first, -1))) {
    const numbers = won
      ? winningNumbers(betTypeId, slot.draw, slot.session)
      : losingNumbers(betTypeId, slot.draw, slot.session, context.random);
    if (numbers && slot.settledAt < context.at) return { ...slot, numbers };
  }
  throw new Error(`No draw of the seed lets bet type ${betTypeId} win`);
}

/** A slot whose result is not drawn: today if possible, else on the next day. */
export function pendingSlot(context: SeedContext, betTypeId: BetTypeId): BetSlot {
  for (const slot of slotsOn(context, betTypeId, daysFrom(marketDayAt(context.at), 1))) {
    if (slot.settledAt <= context.openUntil) continue;
    const { draw, session } = slot;
    // Every second one will win, if its type can.
    const winning = context.random() < 0.5 ? winningNumbers(betTypeId, draw, session) : undefined;
    return {
      ...slot,
      numbers: winning ?? losingNumbers(betTypeId, draw, session, context.random),
    };
  }
  throw new Error(`There is no upcoming draw for bet type ${betTypeId}`);
}
