import type { FindingKey } from '../../report/known-findings.ts';
import type { HostSessionOptions } from '../http/host-session.ts';
import type { Budget } from './budget.ts';
import { fewest } from './fewest.ts';
import type { Step } from './step.ts';
import { type WalkResult, walk } from './walk.ts';
import { throwIfInterrupted, WalkError } from './walk-host.ts';

/** The most walks that are tried to find a shorter one. */
const mostAttempts = 40;

export interface ShortestWalk {
  result: WalkResult;
  repeated: boolean;
}

/** Looks for the shortest walk that shows the same fault as a given walk, within the same budget. */
export async function shrinkWalk(
  target: HostSessionOptions,
  found: WalkResult,
  budget: Budget,
  isKnown?: (key: FindingKey) => boolean,
): Promise<ShortestWalk> {
  const rule = found.finding?.rule;
  let result = found;
  let repeated = false;
  async function shows(steps: readonly Step[]): Promise<readonly Step[] | undefined> {
    try {
      throwIfInterrupted(target);
      const again = await walk(target, steps, budget, isKnown);
      if (again.finding?.rule !== rule) return undefined;
      result = again;
      repeated = true;
      return again.taken;
    } catch (error) {
      if (error instanceof WalkError) return undefined;
      throw error;
    }
  }
  await fewest(found.taken, shows, mostAttempts);
  if (!repeated) await shows(found.taken);
  return { result, repeated };
}
