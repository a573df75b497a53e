import type { Finding } from '../findings/finding.ts';
import { ankOf, panas, sorted } from './panas.ts';

/** The numbers of a draw as far as they are there. */
export interface DrawnNumbers {
  open_pana?: string;
  open_digit?: string;
  close_digit?: string;
  close_pana?: string;
}

const side = (numbers: DrawnNumbers, session: 'open' | 'close') =>
  session === 'open'
    ? { pana: numbers.open_pana || undefined, digit: numbers.open_digit || undefined }
    : { pana: numbers.close_pana || undefined, digit: numbers.close_digit || undefined };

/** Whether a draw has any number; an empty text is none. */
export const isDrawn = (numbers: DrawnNumbers): boolean =>
  [numbers.open_pana, numbers.open_digit, numbers.close_digit, numbers.close_pana].some(Boolean);

/** Open is drawn before close. */
function orderFindings(numbers: DrawnNumbers, place: string): Finding[] {
  const [open, close] = [side(numbers, 'open'), side(numbers, 'close')];
  if (open.pana || open.digit || !close.pana) return [];
  return [
    {
      place: `${place}.open_pana`,
      found: 'is missing beside a close result',
      expected: 'the open result before it',
      effect: 'reads a wrong result or none',
    },
  ];
}

/** Pana and digit of a session come together, the pana is one of the 220, and the digit the last one of its sum. */
export function drawnFindings(numbers: DrawnNumbers, place: string): Finding[] {
  return [...orderFindings(numbers, place), ...pairFindings(numbers, place)];
}

function pairFindings(numbers: DrawnNumbers, place: string): Finding[] {
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
    if (!/^\d{3}$/.test(pana)) return [];
    if (!panas.includes(pana))
      return [
        {
          place: `${place}.${session}_pana`,
          found: `is ${pana}`,
          expected: `${sorted(pana)}, which is the pana of these digits`,
          effect: 'reads a result on which nobody can have bet',
        },
      ];
    if (digit === ankOf(pana)) return [];
    const expected = 'the last digit of the sum of its pana';
    return [{ place: digitPlace, found: `is ${digit} beside ${pana}`, expected, effect }];
  });
}
