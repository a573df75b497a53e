import { failureText } from './failures.ts';

/** What one part of the whole test run came to. */
export interface StageResult {
  name: string;
  passed: number;
  failed: number;
  /** Each failure in a few lines, where more is known than the part's name. */
  failures?: readonly string[];
  seconds: number;
}

export type Counts = Pick<StageResult, 'passed' | 'failed' | 'failures'>;

/** What failed, told once more where a long output ends. */
function printFailures(results: readonly StageResult[]): void {
  const told = results.flatMap(({ name, failed, failures = [] }) =>
    failed > 0 && failures.length === 0 ? [name] : failures,
  );
  if (told.length > 0) console.log(`\n── what failed\n\n${told.join('\n\n')}`);
}

/** Runs one part, timed. What it throws counts as one failure and is printed. */
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

/** Prints what failed, a line for each part and, alone on the last line, the sum; the exit code follows it. */
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
