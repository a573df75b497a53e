import type { Transformer } from '../hosts/host.ts';

/** A host that contradicts itself or the rules of the game. */
export interface Contradiction {
  readonly sentence: string;
  readonly transform: Transformer;
}

/** Contradictions by their names. */
export type Rows = Readonly<Record<string, Contradiction>>;
