import type { Session } from '@matka/contracts/api/common';
import { type BetTypeId, betTypeWithId, ratesOf } from '@matka/contracts/bet-types';
import { type BetNumbers, numbersOf, type PlacedNumber } from './bet-numbers.ts';
import { GameError } from './game-error.ts';
import { type Draw, panaErrorText, panaKind } from './panas.ts';

/** A bet with what settlement needs. */
export interface BetToSettle {
  readonly betTypeId: BetTypeId;
  /** Jodis and sangams ignore it; the plain jodi types have none. */
  readonly session: Session | null;
  readonly numbers: BetNumbers;
  /** Whole points. */
  readonly points: number;
}

/** Outcome of a bet; `win` and `net` (win minus points) in hundredths of a point. */
export type BetOutcome =
  | { readonly status: 'PENDING' }
  | { readonly status: 'lost'; readonly win: 0; readonly net: number }
  | { readonly status: 'won'; readonly win: number; readonly net: number };

/** What is drawn for a number of a bet; null while it is not. */
function drawnFor(
  { field, kind }: PlacedNumber,
  session: Session | null,
  { openPana, openDigit, closeDigit, closePana }: Draw,
): string | null {
  if (field === 'open_digit') return openDigit;
  if (field === 'close_digit') return closeDigit;
  if (field === 'open_pana') return openPana;
  if (field === 'close_pana') return closePana;
  if (kind === 'jodi')
    return openDigit === null || closeDigit === null ? null : openDigit + closeDigit;
  if (session === null) throw new GameError('A bet on a digit or a pana needs its session');
  if (kind === 'digit') return session === 'open' ? openDigit : closeDigit;
  return session === 'open' ? openPana : closePana;
}

/** What a bet wins, in hundredths of a point. A pana pays by its own kind, whatever its type. */
function winOf({ betTypeId, numbers: { pana }, points }: BetToSettle): number {
  const { numbers = 'pana' } = betTypeWithId(betTypeId) ?? {};
  const kind = numbers === 'pana' ? panaKind(pana ?? '') : undefined;
  const [paid] = ratesOf({ numbers, panas: kind ? [kind] : [] });
  if (!paid) throw new GameError(panaErrorText(pana ?? ''));
  return points * Math.round(paid.rate * 100);
}

/**
 * Settles a bet by the draw so far: digits and panas by the result of their session, jodis and sangams by the
 * close result and never earlier, even if they can no longer win. Throws a GameError for a bet without the number
 * or session that its type needs.
 */
export function settle(bet: BetToSettle, draw: Draw): BetOutcome {
  const numbers = numbersOf(bet.betTypeId, bet.numbers);
  const drawn = numbers.map((number) => drawnFor(number, bet.session, draw));
  if (drawn.includes(null)) return { status: 'PENDING' };
  const stake = bet.points * 100;
  if (numbers.some(({ text }, i) => text !== drawn[i])) {
    return { status: 'lost', win: 0, net: -stake };
  }
  const win = winOf(bet);
  return { status: 'won', win, net: win - stake };
}
