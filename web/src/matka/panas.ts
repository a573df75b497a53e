import type { PanaKind } from '@matka/contracts/api/suggestions';

/** The digits of a pana from the lowest to the highest: 0 counts as ten. */
const RANKED = '1234567890';

export const rank = (digit: string): number => RANKED.indexOf(digit);

/** The 220 panas in their order: three digits, none of which ranks below the one before it. */
export const allPanas: readonly string[] = Array.from(RANKED).flatMap((first, low) =>
  Array.from(RANKED.slice(low)).flatMap((second, middle) =>
    Array.from(RANKED.slice(low + middle), (third) => first + second + third),
  ),
);

/** SP, DP or TP: three different digits, two equal, three equal. */
export function panaKind(pana: string): PanaKind {
  return (['TP', 'DP', 'SP'] as const)[new Set(pana).size - 1] ?? 'SP';
}

export const panasOfKind = (kind: PanaKind): string[] =>
  allPanas.filter((pana) => panaKind(pana) === kind);

export const digitSum = (pana: string): number =>
  Array.from(pana).reduce((sum, digit) => sum + Number(digit), 0);

/** The ank of a pana: the last digit of the sum of its digits. */
export const ankOf = (pana: string): string => String(digitSum(pana) % 10);

/** The panas of an ank by kind: 12 SP, 9 DP, 1 TP. */
export function panasOfAnk(ank: string): Readonly<Record<PanaKind, readonly string[]>> {
  const of = (kind: PanaKind) => panasOfKind(kind).filter((pana) => ankOf(pana) === ank);
  return { SP: of('SP'), DP: of('DP'), TP: of('TP') };
}
