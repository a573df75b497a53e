import type { BetTypeId } from '@matka/contracts/api/betting';
import type { Session } from '@matka/contracts/api/common';
import { decidingSession } from '../betting/bet-rules.ts';
import type { HouseMarket } from '../db/markets.ts';
import type { BetNumbers } from '../game/bet-numbers.ts';
import {
  bidsStopInstant,
  dayAfter,
  isHoliday,
  marketDayAt,
  resultInstant,
} from '../markets/schedule.ts';
import { drawFor, type FullDraw } from '../markets/seeded-draws.ts';
import type { RandomSource } from '../worlds/random.ts';
import { losingNumbers, winningNumbers } from './winning-numbers.ts';

/** Where a seeded bet stands and on what. */
export interface Place {
  market: HouseMarket;
  day: string;
  side: Session;
  numbers: BetNumbers;
  draw: FullDraw;
  /** Until when the bet could be placed, and when it is decided; epoch milliseconds. */
  bidsStop: number;
  decidedAt: number;
}

/** What the search needs to know of the world. */
export interface Ground {
  seed: number;
  at: number;
  /** What is still open is decided after this instant; epoch milliseconds, not before `at`. */
  openUntil: number;
  markets: readonly HouseMarket[];
  random: RandomSource;
}

const sides: readonly Session[] = ['open', 'close'];
/** Rare draws (a triple, a bracket jodi) are found well within this many days. */
const searchedDays = 400;

/** Looks through the market days from `days` on, until a place fits. */
function* placesOn(ground: Ground, betTypeId: BetTypeId, days: Iterable<string>) {
  for (const day of days) {
    const start = Math.floor(ground.random() * ground.markets.length);
    const turned = [...ground.markets.slice(start), ...ground.markets.slice(0, start)];
    for (const market of turned) {
      if (isHoliday(market.schedule, day)) continue;
      const draw = drawFor(ground.seed, market.id, day);
      for (const side of ground.random() < 0.5 ? sides : [...sides].reverse()) {
        const decides = decidingSession(betTypeId, side);
        const decidedAt = resultInstant(market.schedule, day, decides);
        // A jodi or sangam is placed before the open result, a digit or pana before its own.
        const bidsStop = bidsStopInstant(market.schedule, day, decides === side ? side : 'open');
        yield { market, day, side, draw, bidsStop, decidedAt };
      }
    }
  }
}

function* daysFrom(first: string, step: 1 | -1) {
  for (let day = first, n = 0; n < searchedDays; n += 1, day = dayAfter(day, step)) yield day;
}

/** A place in the past, `daysAgo` or more, where a bet of the type ended so. */
export function decidedPlace(
  ground: Ground,
  betTypeId: BetTypeId,
  won: boolean,
  daysAgo: number,
): Place {
  const first = dayAfter(marketDayAt(ground.at), -daysAgo);
  for (const place of placesOn(ground, betTypeId, daysFrom(first, -1))) {
    const numbers = won
      ? winningNumbers(betTypeId, place.draw, place.side)
      : losingNumbers(betTypeId, place.draw, place.side, ground.random);
    if (numbers && place.decidedAt < ground.at) return { ...place, numbers };
  }
  throw new Error(`No draw of the seed lets bet type ${betTypeId} win`);
}

/** A place whose result is still to come: today's when one is left, else the next day's. */
export function pendingPlace(ground: Ground, betTypeId: BetTypeId): Place {
  for (const place of placesOn(ground, betTypeId, daysFrom(marketDayAt(ground.at), 1))) {
    if (place.decidedAt <= ground.openUntil) continue;
    const { draw, side } = place;
    // Every second one is going to win, where its type can.
    const winning = ground.random() < 0.5 ? winningNumbers(betTypeId, draw, side) : undefined;
    return {
      ...place,
      numbers: winning ?? losingNumbers(betTypeId, draw, side, ground.random),
    };
  }
  throw new Error(`No draw is to come for bet type ${betTypeId}`);
}
