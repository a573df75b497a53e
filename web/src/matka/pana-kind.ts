import type { PanaKind } from '@matka/contracts/api/suggestions';

/** SP, DP or TP: three different digits, two equal, three equal. */
export function panaKind(pana: string): PanaKind {
  return (['TP', 'DP', 'SP'] as const)[new Set(pana).size - 1] ?? 'SP';
}
