import type { BetTypeId } from '@matka/contracts/bet-types';
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
  switch (betTypeId) {
    case 1:
    case 2:
      return { form: 'digit', digit: take(bet, 'digit') };
    // Odd Even sends its single digits under the key jodi: a quirk of the host.
    case 18:
      return { form: 'digit', digit: take(bet, 'jodi') };
    case 3:
    case 4:
    case 11:
    case 16:
    case 17:
      return { form: 'jodi', jodi: take(bet, 'jodi') };
    case 20:
      return {
        form: 'half-sangam-a',
        openDigit: take(bet, 'open_digit'),
        closePana: take(bet, 'close_pana'),
      };
    case 21:
      return {
        form: 'full-sangam',
        openPana: take(bet, 'open_pana'),
        closePana: take(bet, 'close_pana'),
      };
    case 22:
      return {
        form: 'half-sangam-b',
        openPana: take(bet, 'open_pana'),
        closeDigit: take(bet, 'close_digit'),
      };
    default:
      return { form: 'pana', pana: take(bet, 'pana') };
  }
}
