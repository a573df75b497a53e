import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { initialEnvironment } from '../lib/environment.ts';
import { repoPath, repoRoot } from '../lib/paths.ts';
import type { Stage } from './stage.ts';

const folder = 'scripts/simulate/cases';
/** Minutes of fresh seeds in each run of all tests. */
const FRESH = '0.5';

/** Runs the simulator; returns its exit code. */
function simulate(args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [repoPath('scripts/simulate.ts'), ...args], {
      cwd: repoRoot,
      env: initialEnvironment,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 2));
  });
}

/**
 * Plays the stored cases, in which nothing may be found any more, then fresh seeds for half a minute. What those find
 * is printed and stored; it fails the scheduled search, not a run that changed something else.
 */
export const simulation: Stage = {
  name: 'simulation',
  work: async () => {
    const names = readdirSync(repoPath(folder)).filter((name) => name.endsWith('.json'));
    const failures: string[] = [];
    for (const name of names) {
      const args = ['--play', repoPath(folder, name), '--json'];
      if ((await simulate(args)) !== 0) {
        failures.push(`${name} finds something\n  again: npm run simulate -- ${args.join(' ')}`);
      }
    }
    const fresh = ['--minutes', FRESH];
    if ((await simulate(fresh)) > 1) failures.push(`the simulator failed: ${fresh.join(' ')}`);
    const all = names.length + 1;
    return { passed: all - failures.length, failed: failures.length, failures };
  },
};
