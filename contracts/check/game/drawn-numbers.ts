import type { Session } from '../../api/common.ts';
import type { Place } from '../../reading/place.ts';
import { type Part, part } from '../finding.ts';
import type { Observed } from '../state.ts';
import { type Draw, isDrawn } from './draw.ts';
import { ankOf, isPana, panaOfDigits } from './panas.ts';

const sessions: readonly Session[] = ['open', 'close'];

const numbersOf = (numbers: Draw, session: Session) => ({
  pana: numbers[`${session}_pana`] || undefined,
  digit: numbers[`${session}_digit`] || undefined,
});

const effect = 'reads a wrong result or none';

/** Numbers that contradict the game: a pana that does not exist, a digit that its pana does not give. */
function contradictions(numbers: Draw, place: Place): Part[] {
  return sessions.flatMap((session): Part[] => {
    const { pana, digit } = numbersOf(numbers, session);
    if (pana === undefined || !/^\d{3}$/.test(pana)) return [];
    if (!isPana(pana))
      return [
        part(
          [...place, `${session}_pana`],
          `is ${pana}`,
          `${panaOfDigits(pana)}, the pana of these digits`,
          'reads a result that nobody can have bet on',
        ),
      ];
    if (digit === undefined || digit === ankOf(pana)) return [];
    const expected = 'the last digit of the sum of its pana';
    return [part([...place, `${session}_digit`], `is ${digit} beside ${pana}`, expected, effect)];
  });
}

/** Incomplete parts of a draw: the player sees stars for the missing numbers. */
function halves(numbers: Draw, place: Place): Part[] {
  const [open, close] = [numbersOf(numbers, 'open'), numbersOf(numbers, 'close')];
  const alone = sessions.flatMap((session): Part[] => {
    const { pana, digit } = numbersOf(numbers, session);
    if ((pana === undefined) === (digit === undefined)) return [];
    const [name, other] = pana === undefined ? ['pana', 'digit'] : ['digit', 'pana'];
    const found = `is missing beside its ${other}`;
    const stars = name === 'pana' ? '***' : '*';
    return [part([...place, `${session}_${name}`], found, 'or not', `sees ${stars}`)];
  });
  const isBackwards = !open.pana && !open.digit && (close.pana || close.digit);
  return isBackwards
    ? [
        ...alone,
        part(
          [...place, 'open_pana'],
          'is missing beside a close result',
          'or not',
          'sees *** for the open result',
        ),
      ]
    : alone;
}

/** Compares the numbers of a draw with the game and notes what is missing of them. */
export function checkDrawnNumbers(
  numbers: Draw,
  place: Place,
  { fail, note, held }: Observed,
): void {
  const wrong = contradictions(numbers, place);
  for (const part of wrong) fail('results', part);
  if (wrong.length === 0 && isDrawn(numbers)) held('results');
  for (const part of halves(numbers, place)) note(part);
}
