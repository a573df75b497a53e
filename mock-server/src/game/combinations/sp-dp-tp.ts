import type { SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { panasOfAnk } from '../panas.ts';
import { tickedKinds } from './ticked-kinds.ts';

/** SP/DP/TP: the ank's panas of the ticked kinds, SP before DP before TP (12, 9, 1); GameError when none is ticked. */
export function spDpTp(payload: SuggestionPayloads[12]): string[] {
  return tickedKinds(payload.types).flatMap((kind) => panasOfAnk(String(payload.ank), kind));
}
