import type { SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { panaFamily } from '../families.ts';
import { GameError } from '../game-error.ts';
import { isPana, panaErrorText, panaKind } from '../panas.ts';

/**
 * Penal Group: the family of the pana as `pana:kind` texts (`128:SP`), 8, 6 or 4 of them.
 * Throws a GameError for a text that is no pana and for a leading 0: the game refuses it here,
 * the family of 000 is reached by 500, 550 or 555.
 */
export function penalGroup(payload: SuggestionPayloads[10]): string[] {
  const { pana } = payload;
  if (!isPana(pana)) throw new GameError(panaErrorText(pana));
  if (pana.startsWith('0')) throw new GameError('A penal group cannot start with 0');
  return panaFamily(pana).map((member) => `${member}:${panaKind(member)}`);
}
