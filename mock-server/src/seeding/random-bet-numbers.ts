import type { BetNumbers } from '../game/bet-numbers.ts';
import { panaKind, panas } from '../game/panas.ts';
import type { RandomSource } from '../shared/random.ts';

const digits = [...'0123456789'];
const singlePanas = panas.filter((pana) => panaKind(pana) === 'SP');
const doublePanas = panas.filter((pana) => panaKind(pana) === 'DP');

const oneOf = (random: RandomSource, from: readonly string[]): string =>
  from[Math.floor(random() * from.length)] ?? '';

/** Random legal numbers of the most popular types. */
const numbersByType = {
  1: (random) => ({ digit: oneOf(random, digits) }),
  3: (random) => ({ jodi: oneOf(random, digits) + oneOf(random, digits) }),
  5: (random) => ({ pana: oneOf(random, singlePanas) }),
  7: (random) => ({ pana: oneOf(random, doublePanas) }),
  12: (random) => ({ pana: oneOf(random, panas) }),
  18: (random) => ({ jodi: oneOf(random, digits) }),
  20: (random) => ({ open_digit: oneOf(random, digits), close_pana: oneOf(random, panas) }),
} satisfies Record<number, (random: RandomSource) => BetNumbers>;

export type BulkBetType = keyof typeof numbersByType;

/** Single digits are the most frequent, as in real play. */
export const bulkBetTypes: readonly BulkBetType[] = [1, 1, 1, 1, 18, 3, 3, 5, 7, 12, 20];

/** Random legal numbers of a bet type. */
export const randomNumbers = (betTypeId: BulkBetType, random: RandomSource): BetNumbers =>
  numbersByType[betTypeId](random);
