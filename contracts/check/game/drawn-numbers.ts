import { type Part, part } from '../finding.ts';
import type { Observed } from '../state.ts';
import { ankOf, isPana, panaOfDigits } from './panas.ts';

/** The numbers of a draw that are present. */
export interface DrawnNumbers {
  open_pana?: string;
  open_digit?: string;
  close_digit?: string;
  close_pana?: string;
}

const sides = ['open', 'close'] as const;

const side = (numbers: DrawnNumbers, session: 'open' | 'close') => ({
  pana: numbers[`${session}_pana`] || undefined,
  digit: numbers[`${session}_digit`] || undefined,
});

/** Whether a draw has any number; an empty text does not count. */
export const isDrawn = (numbers: DrawnNumbers): boolean =>
  [numbers.open_pana, numbers.open_digit, numbers.close_digit, numbers.close_pana].some(Boolean);

const effect = 'reads a wrong result or none';

/** What contradicts the game: a pana that does not exist, a digit that is not that of its pana. */
function contradictions(numbers: DrawnNumbers, place: string): Part[] {
  return sides.flatMap((session): Part[] => {
    const { pana, digit } = side(numbers, session);
    if (pana === undefined || !/^\d{3}$/.test(pana)) return [];
    if (!isPana(pana))
      return [
        part(
          `${place}.${session}_pana`,
          `is ${pana}`,
          `${panaOfDigits(pana)}, the pana of these digits`,
          'reads a result that nobody can have bet on',
        ),
      ];
    if (digit === undefined || digit === ankOf(pana)) return [];
    const expected = 'the last digit of the sum of its pana';
    return [part(`${place}.${session}_digit`, `is ${digit} beside ${pana}`, expected, effect)];
  });
}

/** Incomplete parts of a draw: the player sees stars for the missing numbers. */
function halves(numbers: DrawnNumbers, place: string): Part[] {
  const [open, close] = [side(numbers, 'open'), side(numbers, 'close')];
  const alone = sides.flatMap((session): Part[] => {
    const { pana, digit } = side(numbers, session);
    if ((pana === undefined) === (digit === undefined)) return [];
    const [name, other] = pana === undefined ? ['pana', 'digit'] : ['digit', 'pana'];
    const found = `is missing beside its ${other}`;
    const stars = name === 'pana' ? '***' : '*';
    return [part(`${place}.${session}_${name}`, found, 'or not', `sees ${stars}`)];
  });
  const isBackwards = !open.pana && !open.digit && (close.pana || close.digit);
  return isBackwards
    ? [
        ...alone,
        part(
          `${place}.open_pana`,
          'is missing beside a close result',
          'or not',
          'sees *** for the open result',
        ),
      ]
    : alone;
}

/** Compares the numbers of a draw with the game and notes what is missing of them. */
export function checkDrawnNumbers(
  numbers: DrawnNumbers,
  place: string,
  { fail, note, check }: Observed,
): void {
  const wrong = contradictions(numbers, place);
  for (const part of wrong) fail('results', part);
  if (wrong.length === 0 && isDrawn(numbers)) check('results', true, place, () => '');
  for (const part of halves(numbers, place)) note(part);
}
