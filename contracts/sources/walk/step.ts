import type { Visitor } from '../http/visitor.ts';
import type { Random } from './random.ts';
import type { Stake } from './stake.ts';

/** What a step needs of the person who starts the run. */
export type Permission = 'read' | 'bets';

/** What a step works with. */
export interface StepContext {
  visitor: Visitor;
  /** The random values of this step alone: removing another step does not change them. */
  random: Random;
  stake: Stake;
}

/** One thing that a walk does. It depends on no other step, so that any may be left out. */
export interface StepKind {
  name: string;
  permission: Permission;
  run: (context: StepContext) => Promise<void>;
}

/** A step of a walk, with the seed of its random values. */
export interface Step {
  kind: string;
  seed: number;
}
