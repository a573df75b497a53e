import type { Random } from '../../random.ts';
import type { HostSession } from '../http/host-session.ts';
import type { Budget } from './budget.ts';

export interface StepContext {
  hostSession: HostSession;
  /** The random values of this step alone: removing another step does not change them. */
  random: Random;
  budget: Budget;
}

/** The steps of a walk, by name. No step depends on another, so that any may be left out. */
export type Steps = Readonly<Record<string, (context: StepContext) => Promise<void>>>;

/** A step of a walk, with the seed of its random values. */
export interface Step {
  kind: string;
  seed: number;
}
