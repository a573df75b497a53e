import type { FindingKey } from '../../report/known-findings.ts';
import type { HostSessionOptions } from '../http/host-session.ts';
import type { Budget } from './budget.ts';
import type { Step } from './step.ts';
import { type WalkResult, walk } from './walk.ts';
import { throwIfInterrupted, WalkError } from './walk-host.ts';

/** Walks that are tried at most to find a shorter one. */
const mostAttempts = 40;

export interface ShortestWalk {
  result: WalkResult;
  repeated: boolean;
}

/** Steps without one part of them, the largest parts first. */
function* shorter(steps: readonly Step[]): Generator<Step[]> {
  const last = steps.at(-1);
  if (last && steps.length > 2) yield [last];
  for (
    let size = Math.ceil(steps.length / 2);
    size >= 1;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < steps.length; from += size) {
      const rest = [...steps.slice(0, from), ...steps.slice(from + size)];
      if (rest.length > 0 && rest.length < steps.length) yield rest;
    }
  }
}

/** Looks for the shortest walk that shows the same fault as a walk did, within the same budget. */
export async function shrinkWalk(
  target: HostSessionOptions,
  found: WalkResult,
  budget: Budget,
  isKnown?: (key: FindingKey) => boolean,
): Promise<ShortestWalk> {
  const rule = found.finding?.rule;
  let result = found;
  let repeated = false;
  let attempts = 0;
  async function shows(steps: readonly Step[]): Promise<WalkResult | undefined> {
    attempts += 1;
    try {
      throwIfInterrupted(target);
      const again = await walk(target, steps, budget, isKnown);
      return again.finding?.rule === rule ? again : undefined;
    } catch (error) {
      if (error instanceof WalkError) return undefined;
      throw error;
    }
  }
  for (let improved = true; improved && attempts < mostAttempts; ) {
    improved = false;
    for (const steps of shorter(result.taken)) {
      if (attempts >= mostAttempts) break;
      const again = await shows(steps);
      if (!again) continue;
      result = again;
      repeated = true;
      improved = true;
      break;
    }
  }
  if (!repeated) {
    const again = await shows(found.taken);
    repeated = again !== undefined;
  }
  return { result, repeated };
}
