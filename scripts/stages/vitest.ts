import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { repoPath } from '../lib/paths.ts';
import { runTool } from './command.ts';
import { type VitestReport, vitestFailures } from './failures.ts';
import type { Counts } from './stage.ts';

/**
 * Runs vitest and counts its tests from its JSON report. A run that fails outside its tests (an error in a set-up,
 * no test found) counts as one failure more.
 */
export async function vitest(report: string, args: string[]): Promise<Counts> {
  const folder = repoPath('.local/reports');
  const file = `${folder}/${report}.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  const code = await runTool('vitest', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const results: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const { numPassedTests, numFailedTests } = results;
  const failedOutside = code !== 0 && numFailedTests === 0;
  return {
    passed: numPassedTests,
    failed: numFailedTests + (failedOutside ? 1 : 0),
    failures: vitestFailures(results),
  };
}
