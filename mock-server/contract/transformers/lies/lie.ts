import type { Transformer } from '../host.ts';

/** Hosts by name that contradict themselves or the rules of the game, though each of their responses is well formed. */
export type Lies = Readonly<Record<string, Transformer>>;
