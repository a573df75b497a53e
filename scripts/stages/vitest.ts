import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import { runTool } from './command.ts';
import { repeatedTests, type VitestReport, vitestFailures, vitestTests } from './failures.ts';
import type { Counts } from './stage.ts';

const environment = {
  // Keeps compiled modules for the workers and for all programs that tests start.
  NODE_COMPILE_CACHE: repoPath('.local/compile-cache'),
  // Whatever the machine has: with that of production React lacks what tests need.
  NODE_ENV: 'test',
};
const reporter = repoPath('scripts/testing/brief-reporter.ts');

interface VitestOptions {
  /** Path of the settings; those of the repository by default. */
  config?: string;
  env?: NodeJS.ProcessEnv;
  /** Whether other stages go first. */
  yields?: boolean;
}

/** Runs vitest; returns its exit code and what its JSON report says. */
async function run(
  name: string,
  args: readonly string[],
  { env = {}, yields = false }: Pick<VitestOptions, 'env' | 'yields'>,
) {
  const folder = repoPath('.local/reports');
  const file = `${folder}/${name}.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const code = await runTool(
    'vitest',
    ['run', ...args, `--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${file}`],
    { label: name, env: { ...environment, ...env }, yields },
  );
  const results: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  return { code, results };
}

/**
 * Runs vitest and counts its tests from its JSON report; one that passed only when repeated counts as failed. A run that fails outside its tests (an error in a set-up,
 * no test found) counts as one failure more.
 */
export async function vitest(
  name: string,
  args: readonly string[],
  { config, ...options }: VitestOptions = {},
): Promise<Counts> {
  const { code, results } = await run(name, config ? ['--config', config, ...args] : args, options);
  const { numPassedTests, numFailedTests } = results;
  const repeated = repeatedTests(results);
  const failures = vitestFailures(results, config);
  const failedOutside = code !== 0 && numFailedTests === 0;
  const outside =
    failedOutside && failures.length === 0
      ? [`${name}: an error outside its tests, see above`]
      : [];
  return {
    passed: numPassedTests - repeated,
    failed: numFailedTests + repeated + (failedOutside ? 1 : 0),
    failures: [...failures, ...outside],
    tests: vitestTests(results),
  };
}
