import { spawn } from 'node:child_process';
import { initialEnvironment } from '../lib/environment.ts';
import { repoPath, repoRoot } from '../lib/paths.ts';
import type { Counts, Stage } from './stage.ts';

/** Runs the checks of the simulator; returns the last line that it prints. */
function check(): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [repoPath('scripts/simulate/work/check.ts')], {
      cwd: repoRoot,
      env: initialEnvironment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      const lines = text.trimEnd().split('\n');
      const last = lines.pop() ?? '';
      for (const line of lines) console.log(line);
      if (last.startsWith('{')) resolve(last);
      else reject(new Error(`The simulator ended with ${code}: ${last}`));
    });
  });
}

/**
 * Plays the stored cases, in which nothing may be found any more, then fresh seeds for half a minute. What those find
 * is printed with its seed, stored, and fails the run.
 */
export const simulation: Stage = {
  name: 'simulation',
  work: async () => {
    const { passed, failed, failures } = JSON.parse(await check()) as Required<Counts>;
    return { passed, failed, failures };
  },
};
