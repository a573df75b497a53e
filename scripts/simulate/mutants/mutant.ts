import type { Needs } from './needs.ts';

/** One change of a text. */
interface Change {
  readonly from: string;
  readonly to: string;
}

/** A seeded bug: changes of a module on its way into the bundle or the process, never in the tree. */
export interface Mutant extends Change {
  readonly name: string;
  /** The module, from the root of the repository. */
  readonly file: string;
  /** A second change of the same module. */
  readonly also?: Change;
  /** What a run must have for the bug to show: seeds that have much of it are tried first. */
  readonly needs?: Needs;
}
