import type { PanaKind } from '@matka/contracts/api/suggestions';
import { panaKind } from '../matka/pana-kind.ts';

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

/** The panas of an ank by kind: 12 SP, 9 DP, 1 TP. */
export function panasOfAnk(ank: string): Readonly<Record<PanaKind, readonly string[]>> {
  const panas = allPanas.filter((pana) => ankOf(pana) === ank);
  const of = (kind: PanaKind) => panas.filter((pana) => panaKind(pana) === kind);
  return { SP: of('SP'), DP: of('DP'), TP: of('TP') };
}
