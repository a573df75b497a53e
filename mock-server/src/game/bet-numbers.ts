import { type BetTypeId, betTypeWithId, numberFields } from '@matka/contracts/bet-types';
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

/** A number of a bet, with the field that holds it. */
export interface PlacedNumber {
  readonly field: keyof BetNumbers;
  readonly kind: 'digit' | 'jodi' | 'pana';
  readonly text: string;
}

/** The numbers that a bet type needs, in the order of its fields. Throws a GameError if one is missing. */
export function numbersOf(betTypeId: BetTypeId, bet: BetNumbers): PlacedNumber[] {
  const form = betTypeWithId(betTypeId)?.numbers ?? 'pana';
  return numberFields[form].map((field) => {
    const text = bet[field];
    if (text === undefined || text === null) throw new GameError(`The bet has no ${field}`);
    if (form === 'digit-as-jodi' || field.endsWith('digit')) return { field, kind: 'digit', text };
    return { field, kind: field === 'jodi' ? 'jodi' : 'pana', text };
  });
}
