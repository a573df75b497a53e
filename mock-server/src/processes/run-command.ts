import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onParentGone } from '@matka/contracts/cli/parent-process';
import crossSpawn from 'cross-spawn';
import { ownFolder } from '../own-files.ts';
import { endProcesses, processTree } from './process-tree.ts';

export type CommandLine = readonly [file: string, ...args: string[]];

/** Reads `exec [flags] -- command [arguments]`. npm takes the first `--`: `npm run mock -- exec -- vitest run`. */
export function readExecLine(line: readonly string[]): { flags: string[]; command: CommandLine } {
  const dash = line.indexOf('--');
  const [file, ...args] = dash < 0 ? [] : line.slice(dash + 1);
  if (file === undefined) {
    throw new Error('exec takes a command after a double dash: exec -- <command> [arguments].');
  }
  return { flags: line.slice(0, dash), command: [file, ...args] };
}

const guardFile = new URL(`src/processes/command-guard${extname(import.meta.filename)}`, ownFolder);

/** A process that ends the command when it is asked to, or when this process is gone. */
function startGuard(pid: number): { endCommand: () => void; dismiss: () => void } {
  const guard = spawn(
    process.execPath,
    [fileURLToPath(guardFile), String(pid)],
    // Signals to this process group do not reach it, as from a terminal that is closed.
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true, windowsHide: true },
  );
  guard.once('error', () => {});
  guard.stdin.once('error', () => {});
  guard.unref();
  return { endCommand: () => guard.stdin.end(), dismiss: () => guard.stdin.end('ended') };
}

/** A command's environment: the mock's address, without the proxy of HTTP_PROXY. Exported for its test. */
export function commandEnvironment(url: string, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { hostname } = new URL(url);
  const names = new Set(['localhost', '.localhost', '127.0.0.1', '::1', '[::1]', hostname]);
  const known = environment.NO_PROXY ?? environment.no_proxy ?? '';
  const direct = known === '*' ? known : [known, ...names].filter((name) => name !== '').join(',');
  return {
    ...environment,
    NO_PROXY: direct,
    no_proxy: direct,
    MATKA_API_TARGET: url,
    MATKA_MOCK_URL: url,
  };
}

/**
 * Runs a command with the address of a running mock in MATKA_API_TARGET. Returns its exit code: 127 if it cannot be
 * started, 128 plus the number of the signal if one ended it. Its child processes end with it after a signal, and with
 * this process in any case. A detached process outlives the parent of this process.
 */
export async function runCommand(
  url: string,
  [file, ...args]: CommandLine,
  { detached = false } = {},
): Promise<number> {
  const child = crossSpawn(file, args, {
    stdio: 'inherit',
    env: commandEnvironment(url, process.env),
  });
  const isMissing = new Promise<127>((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${file} cannot be started: ${error.message}\n`);
      resolve(127);
    });
  });
  const { pid } = child;
  if (pid === undefined) return isMissing;
  const guard = startGuard(pid);
  let ending: readonly number[] = [];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      ending = processTree(pid);
      child.kill(signal);
    });
  }
  if (!detached) onParentGone(guard.endCommand);
  const ended = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => {
      guard.dismiss();
      const exitCode = code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
      void endProcesses(ending).then(() => resolve(exitCode));
    });
  });
  // On Windows a shell runs a command that is a script, and ends if there is no such script.
  return Promise.race([isMissing, ended]);
}
