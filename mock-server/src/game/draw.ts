import { GameError } from './game-error.ts';
import { ank, isPana, panaErrorText } from './panas.ts';

/** The numbers of a market's day as far as they are drawn; null for what is still to come. */
export interface Draw {
  readonly openPana: string | null;
  readonly openDigit: string | null;
  readonly closeDigit: string | null;
  readonly closePana: string | null;
}

function ankOf(pana: string | null): string | null {
  if (pana === null) return null;
  if (!isPana(pana)) throw new GameError(panaErrorText(pana));
  return ank(pana);
}

/**
 * The draw of an open and a close pana, null for one not drawn yet; each digit is the ank of its
 * pana. Throws a GameError for a text that is no pana.
 */
export function makeDraw(openPana: string | null, closePana: string | null): Draw {
  return { openPana, openDigit: ankOf(openPana), closeDigit: ankOf(closePana), closePana };
}
