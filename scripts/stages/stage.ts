import { failureText, type TimedTest } from './failures.ts';
import { progress } from './progress.ts';

/** Result of one stage of a run. */
export interface StageResult {
  name: string;
  passed: number;
  failed: number;
  /** Each failure in a few lines, if more is known than the stage's name. */
  failures?: readonly string[];
  /** The tests of the stage, if it has any. */
  tests?: readonly TimedTest[];
  seconds: number;
}

export type Counts = Pick<StageResult, 'passed' | 'failed' | 'failures' | 'tests'>;

/** Work of a run that is counted and timed on its own. */
export interface Stage {
  name: string;
  /** Stages that must have passed before; without them this one is not run. */
  needs?: readonly string[];
  /** How many of the run's slots it takes; 1 by default. */
  slots?: number;
  work: () => Promise<Counts>;
}

const failuresOf = ({ name, failed, failures = [] }: StageResult): readonly string[] =>
  failed > 0 && failures.length === 0 ? [name] : failures;

/** Prints the failures of a stage as soon as it ends, long before the end of the run. */
function printAtOnce(result: StageResult): void {
  const failures = failuresOf(result);
  if (failures.length > 0)
    console.log(`\n── failures of ${result.name}\n\n${failures.join('\n\n')}\n`);
}

/** Runs and times one stage. An exception counts as one failure and is printed. */
export async function stage(name: string, work: () => Promise<Counts>): Promise<StageResult> {
  const begin = performance.now();
  progress.begin(name);
  const counts = await work().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, failures: [failureText(name, [message])] };
  });
  const result = { name, ...counts, seconds: (performance.now() - begin) / 1000 };
  progress.end(result);
  printAtOnce(result);
  return result;
}

/** How many of the slowest tests are printed. */
const slowest = 10;

function printSlowest(results: readonly StageResult[]): void {
  const tests = results.flatMap(({ tests: own = [] }) => own);
  if (tests.length < slowest) return;
  console.log('\n── slowest tests');
  for (const { name, seconds } of tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest))
    console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/**
 * Prints the slowest tests, the failures once more, one line per stage, and the totals alone on the last line; sets
 * the exit code.
 */
export function report(results: readonly StageResult[]): void {
  printSlowest(results);
  const failures = results.flatMap(failuresOf);
  if (failures.length > 0) console.log(`\n── failures\n\n${failures.join('\n\n')}`);
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    const counts = `${passed} passed, ${failed} failed`;
    console.log(`  ${name.padEnd(22)} ${counts.padEnd(26)} ${seconds.toFixed(1)} s`);
  }
  const sum = (pick: 'passed' | 'failed') =>
    results.reduce((total, result) => total + result[pick], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
}
