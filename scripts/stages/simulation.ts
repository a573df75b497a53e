import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { repoPath, repoRoot } from '../lib/paths.ts';
import type { Stage } from './stage.ts';

const folder = 'scripts/simulate/cases';
/** Minutes of fresh seeds in each run of all tests. */
const FRESH = '0.5';

/** Runs the simulator; returns whether it found nothing. */
function simulate(args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [repoPath('scripts/simulate.ts'), ...args], {
      cwd: repoRoot,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

/** Plays the stored cases, in which nothing may be found any more, then fresh seeds for half a minute. */
export const simulation: Stage = {
  name: 'simulation',
  work: async () => {
    const names = readdirSync(repoPath(folder)).filter((name) => name.endsWith('.json'));
    const runs = names.map((name) => ['--play', repoPath(folder, name), '--json']);
    const failures: string[] = [];
    for (const args of [...runs, ['--minutes', FRESH]]) {
      if (!(await simulate(args))) {
        failures.push(
          `the simulator found something\n  again: npm run simulate -- ${args.join(' ')}`,
        );
      }
    }
    const all = runs.length + 1;
    return { passed: all - failures.length, failed: failures.length, failures };
  },
};
