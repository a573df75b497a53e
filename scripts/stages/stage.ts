/** What one part of the whole test run came to. */
export interface StageResult {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
}

export type Counts = Pick<StageResult, 'passed' | 'failed'>;

/** Runs one part, timed. What it throws counts as one failure and is printed. */
export async function stage(name: string, work: () => Promise<Counts>): Promise<StageResult> {
  const begin = performance.now();
  console.log(`\n── ${name}`);
  const counts = await work().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  return { name, ...counts, seconds: (performance.now() - begin) / 1000 };
}

/** Prints a line for each part and, alone on the last line, the sum; the exit code follows it. */
export function conclude(results: StageResult[]): void {
  console.log('');
  for (const { name, passed, failed, seconds } of results) {
    const counts = `${passed} passed, ${failed} failed`;
    console.log(`  ${name.padEnd(22)} ${counts.padEnd(26)} ${seconds.toFixed(1)} s`);
  }
  const sum = (pick: keyof Counts) => results.reduce((total, result) => total + result[pick], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
}
