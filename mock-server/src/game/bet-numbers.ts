import { type BetTypeId, betTypeWithId } from '@matka/contracts/bet-types';
import { GameError } from './game-error.ts';

/** Numbers of a bet under the keys of the API. Those that its type does not use are absent or null. */
export interface BetNumbers {
  readonly digit?: string | null;
  readonly jodi?: string | null;
  readonly pana?: string | null;
  readonly open_digit?: string | null;
  readonly close_digit?: string | null;
  readonly open_pana?: string | null;
  readonly close_pana?: string | null;
}

/** The selection of a bet. */
export type Selection =
  | { readonly form: 'digit'; readonly digit: string }
  | { readonly form: 'jodi'; readonly jodi: string }
  | { readonly form: 'pana'; readonly pana: string }
  | { readonly form: 'half-sangam-a'; readonly openDigit: string; readonly closePana: string }
  | { readonly form: 'half-sangam-b'; readonly openPana: string; readonly closeDigit: string }
  | { readonly form: 'full-sangam'; readonly openPana: string; readonly closePana: string };

function take(bet: BetNumbers, key: keyof BetNumbers): string {
  const value = bet[key];
  if (value === undefined || value === null) throw new GameError(`The bet has no ${key}`);
  return value;
}

/** The selection of a bet. Throws a GameError if a number that the type needs is missing. */
export function selectionOf(betTypeId: BetTypeId, bet: BetNumbers): Selection {
  const numbers = betTypeWithId(betTypeId)?.numbers ?? 'pana';
  switch (numbers) {
    case 'digit':
      return { form: 'digit', digit: take(bet, 'digit') };
    case 'digit-as-jodi':
      return { form: 'digit', digit: take(bet, 'jodi') };
    case 'jodi':
      return { form: 'jodi', jodi: take(bet, 'jodi') };
    case 'half-sangam-a':
      return {
        form: numbers,
        openDigit: take(bet, 'open_digit'),
        closePana: take(bet, 'close_pana'),
      };
    case 'full-sangam':
      return {
        form: numbers,
        openPana: take(bet, 'open_pana'),
        closePana: take(bet, 'close_pana'),
      };
    case 'half-sangam-b':
      return {
        form: numbers,
        openPana: take(bet, 'open_pana'),
        closeDigit: take(bet, 'close_digit'),
      };
    case 'pana':
      return { form: 'pana', pana: take(bet, 'pana') };
  }
}
