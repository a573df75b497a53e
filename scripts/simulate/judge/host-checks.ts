import type { Stage } from '../run/stage.ts';
import type { Judge } from './judge.ts';

/** Compares the host with the judge's books. */
export async function checkHost({ host }: Stage, judge: Judge): Promise<void> {
  for (const { name, holds, violations } of await host.control.invariants()) {
    if (!holds) judge.report('broken invariant', name, JSON.stringify(violations));
  }
}
