/** A seeded bug: one change of a module on its way into the bundle or the process, never in the tree. */
export interface Mutant {
  readonly name: string;
  /** The module, from the root of the repository. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}
