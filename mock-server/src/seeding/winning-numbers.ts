import type { Session } from '@matka/contracts/api/common';
import type { BetTypeId } from '@matka/contracts/bet-types';
import type { BetNumbers } from '../game/bet-numbers.ts';
import { panas } from '../game/panas.ts';
import { numberError } from '../game/validate-numbers.ts';
import type { FullDraw } from '../markets/seeded-draws.ts';
import type { RandomSource } from '../shared/random.ts';

/** The numbers that win a draw, for all keys; a type uses those that it needs. */
function winningNumbersOf(
  draw: FullDraw,
  session: Session,
  betTypeId: BetTypeId,
): Required<BetNumbers> {
  const { openPana, openDigit, closeDigit, closePana } = draw;
  const [digit, pana] = session === 'open' ? [openDigit, openPana] : [closeDigit, closePana];
  return {
    digit,
    // Odd Even sends its single digit under this key.
    jodi: betTypeId === 18 ? digit : openDigit + closeDigit,
    pana,
    open_digit: openDigit,
    close_digit: closeDigit,
    open_pana: openPana,
    close_pana: closePana,
  };
}

/** The winning numbers of a type; undefined if it cannot win this draw, e.g. Single Pana a triple. */
export function winningNumbers(
  betTypeId: BetTypeId,
  draw: FullDraw,
  session: Session,
): BetNumbers | undefined {
  const numbers = winningNumbersOf(draw, session, betTypeId);
  return numberError(betTypeId, numbers) === undefined ? numbers : undefined;
}

/** Legal numbers for a type that do not win the draw. */
export function losingNumbers(
  betTypeId: BetTypeId,
  draw: FullDraw,
  session: Session,
  random: RandomSource,
): BetNumbers {
  const won = winningNumbersOf(draw, session, betTypeId);
  const digits = '0123456789';
  const pick = (from: string | readonly string[]): string =>
    from[Math.floor(random() * from.length)] ?? '';
  for (;;) {
    const digit = pick(digits);
    const [pana, otherPana] = [pick(panas), pick(panas)];
    const jodi = betTypeId === 18 ? digit : digit + pick(digits);
    const numbers: Required<BetNumbers> = {
      digit,
      jodi,
      pana,
      open_digit: digit,
      close_digit: digit,
      open_pana: pana,
      close_pana: otherPana,
    };
    // All numbers differ, so it loses whichever the type uses.
    const apart = (Object.keys(won) as (keyof BetNumbers)[]).every(
      (key) => numbers[key] !== won[key],
    );
    if (apart && numberError(betTypeId, numbers) === undefined) return numbers;
  }
}
