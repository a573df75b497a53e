import { type BetTypeId, betTypeWithId, numberFields } from '@matka/contracts/bet-types';
import type { BetNumbers } from '../game/bet-numbers.ts';
import type { BetRow } from './bets.ts';

/** The keys of the numbers of a bet type, in the order in which `number` joins them. */
const keysOf = (betTypeId: BetTypeId): readonly (keyof BetNumbers)[] =>
  numberFields[betTypeWithId(betTypeId)?.numbers ?? 'pana'];

/** Joins the numbers of a bet to the stored text, e.g. `128` or `5-128`. */
export function joinNumbers(betTypeId: BetTypeId, numbers: BetNumbers): string {
  const [first, second] = keysOf(betTypeId);
  const text = (first && numbers[first]) ?? '';
  return second === undefined ? text : `${text}-${numbers[second] ?? ''}`;
}

/** Splits a stored text into numbers under the keys of the API. */
export function splitNumbers(betTypeId: BetTypeId, text: string): BetNumbers {
  const parts = text.split('-');
  return Object.fromEntries(keysOf(betTypeId).map((key, i) => [key, parts[i] ?? '']));
}

/** One entry of a record with several: its numbers as stored and its whole points. */
export interface Entry {
  number: string;
  points: number;
}

/** Several entries as the one text that is stored: `128:50 137:20`. */
export function joinEntries(entries: readonly Entry[]): string {
  return entries.map(({ number, points }) => `${number}:${points}`).join(' ');
}

function splitEntries(text: string): Entry[] {
  return text.split(' ').map((entry) => {
    const [number = '', points = '0'] = entry.split(':');
    return { number, points: Number(points) };
  });
}

/** The entries of a record: several, or one with all its points. */
export const entriesOf = ({ shape, number, amount }: BetRow): Entry[] =>
  shape === 'several' ? splitEntries(number) : [{ number, points: amount / 100 }];
