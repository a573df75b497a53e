import type { Session } from '@matka/contracts/api/common';
import { type BetTypeId, betTypeWithId, ratesOf } from '@matka/contracts/bet-types';
import { type BetNumbers, type Selection, selectionOf } from './bet-numbers.ts';
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

/** True if the selection matches the draw; undefined while a number that it needs is not drawn. */
function matchesDraw(
  selection: Selection,
  session: Session | null,
  draw: Draw,
): boolean | undefined {
  const { openPana, openDigit, closeDigit, closePana } = draw;
  switch (selection.form) {
    case 'digit': {
      const drawn = requireSession(session) === 'open' ? openDigit : closeDigit;
      return drawn === null ? undefined : selection.digit === drawn;
    }
    case 'pana': {
      const drawn = requireSession(session) === 'open' ? openPana : closePana;
      return drawn === null ? undefined : selection.pana === drawn;
    }
    case 'jodi':
      return openDigit === null || closeDigit === null
        ? undefined
        : selection.jodi === openDigit + closeDigit;
    case 'half-sangam-a':
      return openDigit === null || closePana === null
        ? undefined
        : selection.openDigit === openDigit && selection.closePana === closePana;
    case 'half-sangam-b':
      return openPana === null || closeDigit === null
        ? undefined
        : selection.openPana === openPana && selection.closeDigit === closeDigit;
    case 'full-sangam':
      return openPana === null || closePana === null
        ? undefined
        : selection.openPana === openPana && selection.closePana === closePana;
  }
}

function requireSession(session: Session | null): Session {
  if (session === null) throw new GameError('A bet on a digit or a pana needs its session');
  return session;
}

/** What a bet wins, in hundredths of a point. A pana pays by its own kind, whatever its type. */
function winOf({ betTypeId, points }: BetToSettle, selection: Selection): number {
  const kind = selection.form === 'pana' ? panaKind(selection.pana) : undefined;
  const { numbers = 'pana' } = betTypeWithId(betTypeId) ?? {};
  const [paid] = ratesOf({ numbers, panas: kind ? [kind] : [] });
  if (!paid) throw new GameError(panaErrorText('pana' in selection ? selection.pana : ''));
  return points * Math.round(paid.rate * 100);
}

/**
 * Settles a bet by the draw so far: digits and panas by the result of their session, jodis and sangams by the
 * close result and never earlier, even if they can no longer win. Throws a GameError for a bet without the number
 * or session that its type needs.
 */
export function settle(bet: BetToSettle, draw: Draw): BetOutcome {
  const selection = selectionOf(bet.betTypeId, bet.numbers);
  const met = matchesDraw(selection, bet.session, draw);
  if (met === undefined) return { status: 'PENDING' };
  const stake = bet.points * 100;
  if (!met) return { status: 'lost', win: 0, net: -stake };
  const win = winOf(bet, selection);
  return { status: 'won', win, net: win - stake };
}
