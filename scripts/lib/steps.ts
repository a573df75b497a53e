import { mkdirSync, rmSync } from 'node:fs';
import { repoPath } from './paths.ts';
import { failuresOf, readReport, type VitestReport, vitestTests } from './reports.ts';
import { runTool } from './run-tool.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** The names of the failed checks, in a step of more than one. */
  failures?: readonly string[];
}

interface Result extends Counts {
  name: string;
  seconds: number;
}

export const verdict = (isPassed: boolean): Counts => ({
  passed: isPassed ? 1 : 0,
  failed: isPassed ? 0 : 1,
});

/** Runs a program of node_modules/.bin as one check: passed if its exit code is 0. */
export const runCheck = async (tool: string, args: readonly string[]): Promise<Counts> =>
  verdict((await runTool(tool, args)) === 0);

/** Builds the app for production. */
export const buildWeb = (): Promise<Counts> =>
  runCheck('vite', ['build', 'web', '--logLevel', 'warn']);

/** Runs Vitest and counts its tests. An error outside the tests counts as one failure. */
export async function runVitest(
  name: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const file = repoPath(`.local/reports/${name}.json`);
  rmSync(file, { force: true });
  // It names the failed tests, otherwise only the sum, because steps print side by side.
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`];
  const code = await runTool('vitest', ['run', ...args, ...reporters], {
    NODE_ENV: 'test',
    ...env,
  });
  const report = readReport<VitestReport & { numPassedTests: number; numFailedTests: number }>(
    file,
  );
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report ?? {};
  const failures = report ? failuresOf(vitestTests(report)) : [];
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, failures };
}

function lineOf({ name, passed, failed, seconds }: Result): string {
  const counts = `${passed} passed, ${failed} failed`;
  return `${name.padEnd(22)} ${counts.padEnd(26)} ${seconds.toFixed(1)} s`;
}

export function createRun() {
  const results: Result[] = [];
  mkdirSync(repoPath('.local/reports'), { recursive: true });
  return {
    /** Runs one step; several may run side by side. An exception is printed and counts as one failure. Returns whether all of it passed. */
    async step(name: string, work: () => Promise<Counts>): Promise<boolean> {
      console.log(`── ${name}`);
      const begin = performance.now();
      const counts = await work().catch((error: unknown) => {
        console.error(error);
        return verdict(false);
      });
      const result = { name, ...counts, seconds: (performance.now() - begin) / 1000 };
      console.log(`── ${lineOf(result)}`);
      results.push(result);
      return counts.failed === 0;
    },
    /** Prints a line for each step, the failures, then the totals on the last line; sets the exit code. */
    finish(): void {
      console.log('');
      for (const result of results) console.log(`  ${lineOf(result)}`);
      for (const { name, failures = [] } of results.filter(({ failed }) => failed > 0)) {
        console.log(`\nFailed: ${name}`);
        for (const failure of failures) console.log(failure.replace(/^/gm, '  '));
      }
      const sum = (pick: 'passed' | 'failed') =>
        results.reduce((total, each) => total + each[pick], 0);
      console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
      process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
    },
  };
}

export type Run = ReturnType<typeof createRun>;
