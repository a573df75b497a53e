import spawn from 'cross-spawn';
import { initialEnvironment } from './environment.ts';
import { repoPath, repoRoot } from './paths.ts';

/**
 * Runs a program of node_modules/.bin in the repository with its output shown; returns its exit code.
 */
export function runTool(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(repoPath('node_modules/.bin', tool), args, {
      cwd: repoRoot,
      env: { ...initialEnvironment, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}
