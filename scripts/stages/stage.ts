import { failureText } from './failures.ts';

/** Result of one stage of a run. */
export interface StageResult {
  name: string;
  passed: number;
  failed: number;
  /** Each failure in a few lines, if more is known than the stage's name. */
  failures?: readonly string[];
  seconds: number;
}

export type Counts = Pick<StageResult, 'passed' | 'failed' | 'failures'>;

/** Repeats the failures at the end of a long output. */
function printFailures(results: readonly StageResult[]): void {
  const failures = results.flatMap(({ name, failed, failures: own = [] }) =>
    failed > 0 && own.length === 0 ? [name] : own,
  );
  if (failures.length > 0) console.log(`\n── failures\n\n${failures.join('\n\n')}`);
}

/** Runs and times one stage. An exception counts as one failure and is printed. */
export async function stage(name: string, work: () => Promise<Counts>): Promise<StageResult> {
  const begin = performance.now();
  console.log(`\n── ${name}`);
  const counts = await work().catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    return { passed: 0, failed: 1, failures: [failureText(name, [message])] };
  });
  return { name, ...counts, seconds: (performance.now() - begin) / 1000 };
}

/** Prints the failures, one line per stage and the totals alone on the last line, and sets the exit code. */
export function report(results: StageResult[]): void {
  printFailures(results);
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
