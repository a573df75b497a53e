/** Work in small steps of about a tenth of a millisecond: other work may run between them. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs all steps at once. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}
