import type { Transformer } from '../hosts/host.ts';

/** Hosts that contradict themselves or the rules of the game, by their names. */
export type Rows = Readonly<Record<string, Transformer>>;
