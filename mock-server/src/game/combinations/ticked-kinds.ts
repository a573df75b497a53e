import type { PanaKind } from '@matka/contracts/api/suggestions';
import { GameError } from '../game-error.ts';

/** The ticked kinds without repeats, always in the order SP, DP, TP; throws a GameError when none is ticked. */
export function tickedKinds(types: readonly PanaKind[]): PanaKind[] {
  if (types.length === 0) throw new GameError('Tick at least one of SP, DP and TP');
  return (['SP', 'DP', 'TP'] as const).filter((kind) => types.includes(kind));
}
