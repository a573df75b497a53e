import type { Visitor } from '../http/visitor.ts';
import type { Random } from './random.ts';
import type { Stake } from './stake.ts';

export interface StepContext {
  visitor: Visitor;
  /** The random values of this step alone: removing another step does not change them. */
  random: Random;
  stake: Stake;
}

/** What a walk can do, by name. A step depends on no other one, so that any may be left out. */
export type Steps = Readonly<Record<string, (context: StepContext) => Promise<void>>>;

/** A step of a walk, with the seed of its random values. */
export interface Step {
  kind: string;
  seed: number;
}
