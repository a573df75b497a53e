import { spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { initialEnvironment } from '../lib/environment.ts';
import { repoPath, repoRoot } from '../lib/paths.ts';
import type { Counts } from './stage.ts';

interface ToolOptions {
  env?: NodeJS.ProcessEnv;
  /** Begins each line of the output: stages that run side by side are told apart by it. */
  label?: string;
  /** Lets what runs beside it go first: a stage that others wait for. */
  yields?: boolean;
}

/** Takes a little priority from a process that has just begun. One that ended already needs none. */
function yieldProcessor(pid: number): void {
  try {
    setPriority(pid, getPriority(pid) + constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It only takes longer.
  }
}

/** Runs a program of node_modules/.bin in the repository with its output shown; returns its exit code. */
export function runTool(
  tool: string,
  args: readonly string[],
  { env = {}, label, yields = false }: ToolOptions = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const output = label === undefined ? 'inherit' : 'pipe';
    const child = spawn(repoPath('node_modules/.bin', tool), args, {
      cwd: repoRoot,
      env: { ...initialEnvironment, ...env },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    });
    if (yields && child.pid !== undefined) yieldProcessor(child.pid);
    const show = (stream: Readable | null) => {
      if (stream === null) return;
      createInterface(stream).on('line', (line) => {
        if (line.trim() !== '') console.log(`${label} │ ${line}`);
      });
    };
    show(child.stdout);
    show(child.stderr);
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a tool as one check: passed if its exit code is 0. A failure names the command that repeats it. */
export async function runCheck(
  tool: string,
  args: readonly string[],
  { yields = false }: Pick<ToolOptions, 'yields'> = {},
): Promise<Counts> {
  if ((await runTool(tool, args, { label: tool, yields })) === 0) return { passed: 1, failed: 0 };
  const again = `npx --no-install ${[tool, ...args].join(' ')}`;
  return { passed: 0, failed: 1, failures: [`${tool} failed, see above\n  again: ${again}`] };
}
