/** The digits in the order of a pana: 0 is the highest. */
export const digits: readonly string[] = [...'1234567890'];

const rank = (digit: string): number => Number(digit) || 10;

/** The 220 panas: three digits that never fall. */
export const panas: readonly string[] = digits.flatMap((first, from) =>
  digits
    .slice(from)
    .flatMap((second, next) => digits.slice(from + next).map((third) => first + second + third)),
);

/** Whether a value is a pana in canonical spelling. */
export const isPana = (value: unknown): value is string =>
  typeof value === 'string' && panas.includes(value);

/** The last digit of the sum of a pana's digits. */
export const ankOf = (pana: string): string =>
  String([...pana].reduce((sum, digit) => sum + Number(digit), 0) % 10);

const kinds = ['TP', 'DP', 'SP'] as const;

/** SP if the digits differ, DP if two are equal, TP if all are. */
export const kindOf = (pana: string): string => kinds[new Set(pana).size - 1] ?? '';

/** Every way to keep each digit of a text or to add five to it. */
const cuts = (text: string): string[] =>
  [...text].reduce<string[]>(
    (starts, digit) =>
      starts.flatMap((start) => [start + digit, start + String((Number(digit) + 5) % 10)]),
    [''],
  );

/** Three digits in the order of a pana. */
export const sorted = (pana: string): string =>
  [...pana].sort((a, b) => rank(a) - rank(b)).join('');

/** The panas of a family. */
export const panaFamily = (pana: string): string[] => [...new Set(cuts(pana).map(sorted))];

/** The jodis of a family. */
export const jodiFamily = (jodi: string): string[] => [
  ...new Set(cuts(jodi).flatMap((one) => [one, one.charAt(1) + one.charAt(0)])),
];

/** Whether a pana contains all digits of a text, each as often as the text does. */
export function containsDigits(pana: string, wanted: string): boolean {
  let rest = pana;
  return [...wanted].every((digit) => {
    const contains = rest.includes(digit);
    rest = rest.replace(digit, '');
    return contains;
  });
}
