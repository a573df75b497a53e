import type { Finding } from '../findings/finding.ts';

/** The numbers of a draw as far as they are there. */
export interface DrawnNumbers {
  open_pana?: string;
  open_digit?: string;
  close_digit?: string;
  close_pana?: string;
}

const ankOf = (pana: string): string =>
  String([...pana].reduce((sum, digit) => sum + Number(digit), 0) % 10);

const side = (numbers: DrawnNumbers, session: 'open' | 'close') =>
  session === 'open'
    ? { pana: numbers.open_pana, digit: numbers.open_digit }
    : { pana: numbers.close_pana, digit: numbers.close_digit };

/** Pana and digit of a session come together, and the digit is the last one of the pana's sum. */
export function drawnFindings(numbers: DrawnNumbers, place: string): Finding[] {
  return (['open', 'close'] as const).flatMap((session): Finding[] => {
    const { pana, digit } = side(numbers, session);
    const digitPlace = `${place}.${session}_digit`;
    if (pana === undefined && digit === undefined) return [];
    const effect = 'reads a wrong result or none';
    if (pana === undefined)
      return [
        {
          place: `${place}.${session}_pana`,
          found: 'is missing beside its digit',
          expected: 'three digits',
          effect,
        },
      ];
    if (digit === undefined)
      return [
        { place: digitPlace, found: 'is missing beside its pana', expected: 'one digit', effect },
      ];
    if (!/^\d{3}$/.test(pana) || digit === ankOf(pana)) return [];
    const expected = 'the last digit of the sum of its pana';
    return [{ place: digitPlace, found: `is ${digit} beside ${pana}`, expected, effect }];
  });
}
