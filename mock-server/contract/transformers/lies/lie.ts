import type { Transformer } from '../host.ts';

/** A host that contradicts itself or the rules of the game, though each of its responses is well formed. */
export interface Lie {
  /** Unique, in kebab case. */
  name: string;
  /** One sentence: what the host does. */
  sentence: string;
  transform: Transformer;
}

/** Creates a lie. */
export const lie = (name: string, sentence: string, transform: Transformer): Lie => ({
  name,
  sentence,
  transform,
});
