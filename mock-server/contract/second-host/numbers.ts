import type { PanaKind } from '@matka/contracts/api/suggestions';

export const digits: readonly string[] = [...'1234567890'];

/** 0 is the highest digit of a pana. */
const rank = (digit: string): number => Number(digit) || 10;

/** Three digits in the order in which a pana is written. */
export const canonical = (digitsOfPana: string): string =>
  [...digitsOfPana].sort((a, b) => rank(a) - rank(b)).join('');

/** The 220 panas: three digits that never fall. */
export const panas: readonly string[] = digits.flatMap((first, from) =>
  digits
    .slice(from)
    .flatMap((second, next) => digits.slice(from + next).map((third) => first + second + third)),
);
const known = new Set(panas);

export const isPana = (text: string): boolean => known.has(text);

/** The last digit of the sum of a pana's digits. */
export const ankOf = (pana: string): string =>
  String([...pana].reduce((sum, digit) => sum + Number(digit), 0) % 10);

/** SP when the digits all differ, DP when two are equal, TP when all are. */
export function kindOf(pana: string): PanaKind {
  const different = new Set(pana).size;
  if (different === 3) return 'SP';
  return different === 2 ? 'DP' : 'TP';
}

/** The digit five further on. */
const cut = (digit: string): string => String((Number(digit) + 5) % 10);

/** Every way to keep or cut each digit of a text. */
const cuts = (text: string): string[] =>
  [...text].reduce<string[]>(
    (starts, digit) => starts.flatMap((start) => [start + digit, start + cut(digit)]),
    [''],
  );

/** The panas that a pana becomes when digits are cut. */
export const panaFamily = (pana: string): string[] => [...new Set(cuts(pana).map(canonical))];

/** The jodis that a jodi becomes when digits are cut or change places. */
export const jodiFamily = (jodi: string): string[] => [
  ...new Set(cuts(jodi).flatMap((one) => [one, one.charAt(1) + one.charAt(0)])),
];

/** Whether a pana holds all digits of a text, each as often as the text does. */
export function holdsDigits(pana: string, wanted: string): boolean {
  let rest = pana;
  return [...wanted].every((digit) => {
    const holds = rest.includes(digit);
    rest = rest.replace(digit, '');
    return holds;
  });
}

/** The kind of pana that a bet type takes, by its code; any where it is not here. */
export const kindOfCode: Readonly<Record<string, PanaKind>> = {
  single_pana: 'SP',
  single_pana_bulk: 'SP',
  sp_motor: 'SP',
  double_pana: 'DP',
  double_pana_bulk: 'DP',
  dp_motor: 'DP',
  triple_pana: 'TP',
};
