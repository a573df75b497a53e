import { spawn } from 'node:child_process';
import { repoPath, repoRoot } from '../lib/paths.ts';
import type { Counts } from './stage.ts';

/** Runs a program of node_modules/.bin in the repository with its output shown; returns its exit code. */
export function runTool(
  tool: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(repoPath('node_modules/.bin', tool), args, {
      cwd: repoRoot,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a tool as one check: passed if its exit code is 0. */
export async function runCheck(tool: string, args: string[]): Promise<Counts> {
  const holds = (await runTool(tool, args)) === 0;
  return { passed: holds ? 1 : 0, failed: holds ? 0 : 1 };
}
