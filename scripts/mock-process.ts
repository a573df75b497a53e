import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inRepository } from './repository.ts';

export interface RunningMock {
  /** Base address of the mock, without a slash at its end. */
  url: string;
  /** Ends it with SIGTERM and waits until it is gone. */
  stop: () => Promise<void>;
  process: ChildProcess;
}

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Starts the mock server as a process of its own and waits for the line with its address.
 * `flags` are those of the mock (`--port`, `--db`, …). Throws when it ends before it listens; its own line on
 * stderr tells why.
 */
export async function startMock(flags: string[]): Promise<RunningMock> {
  const child = spawn(
    process.execPath,
    [inRepository('mock-server/src/server.ts'), '--json', ...flags],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const told: unknown = line.startsWith('{') ? JSON.parse(line) : undefined;
      if (told && typeof told === 'object' && 'url' in told) resolve(String(told.url));
    });
    child.once('exit', (code) => reject(new Error(`The mock ended with exit code ${code}.`)));
    child.once('error', reject);
  });
  return {
    url,
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await exited(child);
    },
  };
}

/**
 * Sets this process's environment so that a web server started in it passes its calls on to the mock. The mock
 * understands Idempotency-Key, so the app sends it: a browser may repeat a POST by itself when a kept connection
 * drops.
 */
export function pointWebAt({ url }: RunningMock): void {
  process.env.MATKA_API_TARGET = url;
  process.env.MATKA_IDEMPOTENCY_KEY ??= 'true';
}
