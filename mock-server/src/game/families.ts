import { canonical } from './panas.ts';

/** The cut of a digit: five further on, modulo ten (`2` → `7`, `8` → `3`). */
function cut(digit: string): string {
  return String((Number(digit) + 5) % 10);
}

/** Every way to keep or cut each digit: 2 to the number of digits texts. */
function digitCutCombinations(digits: string): string[] {
  return [...digits].reduce<string[]>(
    (heads, digit) => heads.flatMap((head) => [head + digit, head + cut(digit)]),
    [''],
  );
}

/** The family of a pana: each digit kept or cut, canonical, in text order; 8, 6 or 4 panas, itself included. */
export function panaFamily(pana: string): string[] {
  return [...new Set(digitCutCombinations(pana).map(canonical))].sort();
}

/** The family of a jodi: each digit kept or cut, in both orders, in text order; 8 jodis, or 4. */
export function jodiFamily(jodi: string): string[] {
  const reversed = [...jodi].reverse().join('');
  return [...new Set([...digitCutCombinations(jodi), ...digitCutCombinations(reversed)])].sort();
}
