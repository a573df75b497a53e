import type { StageResult } from '../stages/stage.ts';

/** A test, or a stage that names none, that failed in some of the runs. */
export interface Unsteady {
  name: string;
  /** Numbers of the runs in which it failed, from 1. */
  runs: number[];
}

/** The first line of a failure names its test. */
const nameOf = (failure: string): string => failure.split('\n', 1)[0] ?? failure;

const failedIn = (results: readonly StageResult[]): string[] =>
  results.flatMap(({ name, failed, failures = [] }) =>
    failed > 0 && failures.length === 0 ? [name] : failures.map(nameOf),
  );

/** Every test that failed or was repeated in a run, the most frequent first. */
export function unsteadyTests(runs: readonly (readonly StageResult[])[]): Unsteady[] {
  const found = new Map<string, number[]>();
  for (const [index, results] of runs.entries()) {
    for (const name of new Set(failedIn(results))) {
      found.set(name, [...(found.get(name) ?? []), index + 1]);
    }
  }
  return [...found]
    .map(([name, of]) => ({ name, runs: of }))
    .sort((one, other) => other.runs.length - one.runs.length);
}
