import type { SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { isPana, panaKind } from '../panas.ts';

/** Triple Pana: the pana itself when it is a triple, else nothing. */
export function validatedTriplePana(payload: SuggestionPayloads[9]): string[] {
  return panaKind(payload.pana) === 'TP' ? [payload.pana] : [];
}

/**
 * Half Sangam: the bet itself with its open part first, as its bid is labelled: A `digit-pana`
 * (`5-128`), B `pana-digit` (`128-5`); nothing when the pana is none.
 */
export function validatedHalfSangam(payload: SuggestionPayloads[20]): string[] {
  const { sangam_type: type, digit, pana } = payload;
  if (!isPana(pana)) return [];
  return [type === 'A' ? `${digit}-${pana}` : `${pana}-${digit}`];
}

/** Full Sangam: the bet itself as `pana-pana`, open first; nothing when one of them is no pana. */
export function validatedFullSangam(payload: SuggestionPayloads[21]): string[] {
  const { open_pana: open, close_pana: close } = payload;
  return isPana(open) && isPana(close) ? [`${open}-${close}`] : [];
}
