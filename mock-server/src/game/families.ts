import { canonical } from './panas.ts';

/** The cut of a digit: five further on, modulo ten (`2` → `7`, `8` → `3`). */
function cut(digit: string): string {
  return String((Number(digit) + 5) % 10);
}

/** All combinations of each digit and its cut: 2 to the power of the number of digits. */
function digitCutCombinations(digits: string): string[] {
  return [...digits].reduce<string[]>(
    (heads, digit) => heads.flatMap((head) => [head + digit, head + cut(digit)]),
    [''],
  );
}

/** The family of a pana: each digit or its cut, canonical, in text order; 8, 6 or 4 panas including itself. */
export function panaFamily(pana: string): string[] {
  return [...new Set(digitCutCombinations(pana).map(canonical))].sort();
}

/** The family of a jodi: each digit or its cut, in both orders, in text order; 8 or 4 jodis. */
export function jodiFamily(jodi: string): string[] {
  const reversed = [...jodi].reverse().join('');
  return [...new Set([...digitCutCombinations(jodi), ...digitCutCombinations(reversed)])].sort();
}
