import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { repoPath } from './paths.ts';

/** A server that runs as a process of its own. */
export interface RunningServer {
  /** Its base address, without a slash at its end. */
  url: string;
  /** Ends it with SIGTERM and waits until it is gone. */
  stop: () => Promise<void>;
  process: ChildProcess;
}
export type RunningMock = RunningServer;

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Starts a script of the repository as a process of its own and waits for the line of JSON that tells its `url`.
 * Throws when it ends before that; its own line on stderr tells why.
 */
export async function startServer(file: string, args: string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, [repoPath(file), ...args], {
    // By the channel the child learns when this process is killed: it must not outlive it.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error(`${file} has no output to read.`);
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const told: unknown = line.startsWith('{') ? JSON.parse(line) : undefined;
      if (told && typeof told === 'object' && 'url' in told) resolve(String(told.url));
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with exit code ${code}.`)));
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

/** Starts the mock as a process of its own; `flags` are those of the mock (`--port`, `--db`, …). Throws as startServer. */
export const startMock = (flags: string[]): Promise<RunningMock> =>
  startServer('mock-server/src/main.ts', ['--json', ...flags]);

/**
 * Sets this process's environment so that a web server started in it passes its calls on to the mock. The mock
 * understands Idempotency-Key, so the app sends it: a browser may repeat a POST by itself when a kept connection
 * drops.
 */
export function setApiTarget({ url }: RunningMock): void {
  process.env.MATKA_API_TARGET = url;
  process.env.MATKA_IDEMPOTENCY_KEY ??= 'true';
}
