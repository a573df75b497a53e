import { GameError } from './game-error.ts';
import { ank, isPana, panaErrorText } from './panas.ts';

/** Numbers of a market day; null if not drawn yet. */
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
 * The draw of an open and a close pana, null if not drawn yet. Each digit is the ank of its pana. Throws a
 * GameError for a text that is not a pana.
 */
export function makeDraw(openPana: string | null, closePana: string | null): Draw {
  return { openPana, openDigit: ankOf(openPana), closeDigit: ankOf(closePana), closePana };
}
