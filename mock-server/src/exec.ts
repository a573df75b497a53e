import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** The command line of `exec`: flags of the mock before the double dash, the command after it. */
export interface ExecLine {
  flags: string[];
  command: string;
  args: string[];
}

/**
 * Reads `exec [flags] -- command [arguments]`; undefined when the line asks for something else. npm
 * takes the first double dash itself: `npm run mock -- exec -- vitest run`.
 */
export function readExecLine(line: readonly string[]): ExecLine | undefined {
  if (line[0] !== 'exec') return undefined;
  const dash = line.indexOf('--');
  const [command, ...args] = dash < 0 ? [] : line.slice(dash + 1);
  if (command === undefined) {
    throw new Error('exec takes a command after a double dash: exec -- <command> [arguments].');
  }
  return { flags: line.slice(1, dash), command, args };
}

/**
 * Runs a command with the address of a running mock in MATKA_API_TARGET; gives its exit code, 128
 * and the number of the signal when one ended it, 127 when it cannot be started.
 */
export function runWith(url: string, { command, args }: ExecLine): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, MATKA_API_TARGET: url, MATKA_MOCK_URL: url },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      process.stderr.write(`${command} cannot be started: ${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (code, signal) =>
      resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])),
    );
  });
}
