import type { PanaKind } from '@matka/contracts/api/suggestions';

/** The digits of a pana from the lowest to the highest: 0 counts as ten. */
const RANKED = '1234567890';

/** The 220 panas: three digits in rising order, 0 highest. */
export const allPanas: readonly string[] = Array.from(RANKED).flatMap((first, low) =>
  Array.from(RANKED.slice(low)).flatMap((second, middle) =>
    Array.from(RANKED.slice(low + middle), (third) => first + second + third),
  ),
);

/** The sum of the digits of a pana. */
export const digitSum = (pana: string): number =>
  Array.from(pana).reduce((sum, digit) => sum + Number(digit), 0);

/** The ank of a pana: the last digit of the sum of its digits. */
export const ankOf = (pana: string): string => String(digitSum(pana) % 10);

/** SP, DP or TP: three different digits, two equal, three equal. */
export function kindOf(pana: string): PanaKind {
  const different = new Set(pana).size;
  if (different === 3) return 'SP';
  return different === 2 ? 'DP' : 'TP';
}

/** The panas of an ank by kind: 12 SP, 9 DP, 1 TP. */
export function panasOfAnk(ank: string): Readonly<Record<PanaKind, readonly string[]>> {
  const panas = allPanas.filter((pana) => ankOf(pana) === ank);
  const of = (kind: PanaKind) => panas.filter((pana) => kindOf(pana) === kind);
  return { SP: of('SP'), DP: of('DP'), TP: of('TP') };
}
