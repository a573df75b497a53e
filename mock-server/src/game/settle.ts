import type { Session } from '@matka/contracts/api/common';
import { type BetTypeId, betTypeWithId, ratesOf } from '@matka/contracts/bet-types';
import { type BetNumbers, fieldsOf } from './bet-numbers.ts';
import { type Draw, panaKind } from './panas.ts';

export interface BetToSettle {
  readonly betTypeId: BetTypeId;
  /** Jodis and sangams ignore it; the plain jodi types have no session. */
  readonly session: Session | null;
  readonly numbers: BetNumbers;
  readonly points: number;
}

/** Outcome of a bet; its win in hundredths of a point. */
export type BetOutcome =
  | { readonly status: 'PENDING' }
  | { readonly status: 'lost' | 'won'; readonly win: number };

/** The drawn number that a field of a bet has to match; null before it is drawn. */
export function drawnFor(
  field: keyof BetNumbers,
  { betTypeId, session }: Pick<BetToSettle, 'betTypeId' | 'session'>,
  { openPana, openDigit, closeDigit, closePana }: Draw,
): string | null {
  if (field === 'open_digit') return openDigit;
  if (field === 'close_digit') return closeDigit;
  if (field === 'open_pana') return openPana;
  if (field === 'close_pana') return closePana;
  if (field === 'pana') return session === 'open' ? openPana : closePana;
  const isDigit = field === 'digit' || betTypeWithId(betTypeId)?.numbers === 'digit-as-jodi';
  if (isDigit) return session === 'open' ? openDigit : closeDigit;
  return openDigit === null || closeDigit === null ? null : openDigit + closeDigit;
}

/** The win of a bet that won, in hundredths of a point. A pana pays by its own kind, not by the type of the bet. */
function winOf({ betTypeId, numbers: { pana }, points }: BetToSettle): number {
  const { numbers = 'pana' } = betTypeWithId(betTypeId) ?? {};
  const kind = numbers === 'pana' ? panaKind(pana ?? '') : undefined;
  const [paid] = ratesOf({ numbers, panas: kind ? [kind] : [] });
  return points * Math.round((paid?.rate ?? 0) * 100);
}

/**
 * Settles by the draw so far: digits and panas by their session's result, jodis and sangams only by the close result.
 */
export function settle(bet: BetToSettle, draw: Draw): BetOutcome {
  const fields = fieldsOf(bet.betTypeId);
  const drawn = fields.map((field) => drawnFor(field, bet, draw));
  if (drawn.includes(null)) return { status: 'PENDING' };
  return fields.every((field, i) => bet.numbers[field] === drawn[i])
    ? { status: 'won', win: winOf(bet) }
    : { status: 'lost', win: 0 };
}
