import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { repoPath } from '../../lib/paths.ts';

/** Runs a script of this folder in a child process and parses its one line of JSON. */
export async function runWorker<WorkerResult>(
  name: string,
  args: readonly string[] = [],
): Promise<WorkerResult> {
  const file = repoPath('scripts/bench/workers', name);
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', file, ...args], {
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as WorkerResult;
}
