import { availableParallelism } from 'node:os';
import { progress } from './progress.ts';
import { type Stage, type StageResult, stage } from './stage.ts';

/** Three for each processor: every stage waits often for a page, a timer or a process, and no processor may idle. */
export const slotsOfMachine = 3 * availableParallelism();

const isReady = ({ needs = [] }: Stage, passed: ReadonlySet<string>): boolean =>
  needs.every((name) => passed.has(name));

/** A stage whose needs failed: it counts nothing, since what failed is counted already. */
const leftOut = ({ name }: Stage): StageResult => ({
  name: `${name} (not run)`,
  passed: 0,
  failed: 0,
  seconds: 0,
});

/**
 * Runs stages side by side, as many as there are slots, in the given order; a stage begins when its needs have
 * passed and its slots are free; until then none behind it begins. The results are in the given order.
 */
export async function runStages(
  stages: readonly Stage[],
  slots = slotsOfMachine,
): Promise<StageResult[]> {
  const results = new Map<Stage, StageResult>();
  const passed = new Set<string>();
  const running = new Map<Stage, Promise<void>>();
  let free = slots;
  progress.plan(stages.map(({ name }) => name));

  const begin = (next: Stage, wanted: number): void => {
    free -= wanted;
    const work = stage(next.name, next.work).then((result) => {
      results.set(next, result);
      if (result.failed === 0) passed.add(next.name);
      running.delete(next);
      free += wanted;
    });
    running.set(next, work);
  };

  for (;;) {
    for (const next of stages) {
      if (results.has(next) || running.has(next) || !isReady(next, passed)) continue;
      const wanted = Math.min(next.slots ?? 1, slots);
      // Its turn: smaller ones behind it would take each slot that it waits for.
      if (wanted > free) break;
      begin(next, wanted);
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  return stages.map((each) => results.get(each) ?? leftOut(each));
}
