import { worldGone } from '../shared/http-error.ts';
import type { Steps } from '../shared/steps.ts';
import type { World } from './world.ts';

/** Counted, not timed, so that the order of everything is the same each time. A slice takes a few milliseconds. */
const stepsPerSlice = 50;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Marks a world as busy during some work. */
export async function whileBusy<Result>(
  world: World,
  cancel: () => void,
  work: () => Promise<Result>,
): Promise<Result> {
  const outer = world.longWork;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  world.longWork = { ended, cancel };
  try {
    return await work();
  } finally {
    world.longWork = outer;
    resolve();
  }
}

/**
 * Runs the steps of a request in slices, a short job in one. Other requests to the world wait until the response is
 * written to the journal. Throws 503 if the world is replaced or removed meanwhile.
 */
export async function runInSlices<Result>(world: World, steps: Steps<Result>): Promise<Result> {
  let step = steps.next();
  const runSlice = (): void => {
    for (let n = 0; n < stepsPerSlice && !step.done; n += 1) step = steps.next();
  };
  runSlice();
  if (step.done) return step.value;
  let isCancelled = false;
  const cancel = (): void => {
    isCancelled = true;
    steps.return(undefined as never);
  };
  return whileBusy(world, cancel, async () => {
    while (!step.done) {
      await nextTurn();
      if (isCancelled) throw worldGone();
      runSlice();
    }
    return step.value;
  });
}

/** Waits until no long work is under way on a world, apart from that of which a request is itself a part. */
export async function untilFree(world: World): Promise<void> {
  while (world.longWork) {
    await world.longWork.ended;
    // The response of the long work is written to the journal in the same turn.
    await nextTurn();
  }
}
