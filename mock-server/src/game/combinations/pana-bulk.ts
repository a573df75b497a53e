import type { PanaKind, SuggestionPayloads } from '@matka/contracts/api/suggestions';
import { panasOfAnk } from '../panas.ts';

/** Single or Double Pana Bulk: the 12 SP or 9 DP of an ank. */
export function panaBulk(kind: PanaKind, payload: SuggestionPayloads[6 | 8]): string[] {
  return [...panasOfAnk(String(payload.ank), kind)];
}
