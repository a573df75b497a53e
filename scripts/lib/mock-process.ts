import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { initialEnvironment } from './environment.ts';
import { repoPath } from './paths.ts';

export interface RunningServer {
  url: string;
  /** Sends SIGTERM and waits for the process to exit. */
  stop: () => Promise<void>;
  process: ChildProcess;
}

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Starts a script as a child process and waits for its JSON line with `url`. Throws if it exits first; see its stderr.
 */
export async function startServer(file: string, args: string[]): Promise<RunningServer> {
  const child = spawn(process.execPath, [repoPath(file), ...args], {
    env: initialEnvironment,
    // The IPC channel closes when this process is killed, so that the child process ends, too.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new Error(`${file} has no output to read.`);
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.on('line', (line) => {
      const message: unknown = line.startsWith('{') ? JSON.parse(line) : undefined;
      if (message && typeof message === 'object' && 'url' in message) resolve(String(message.url));
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

/** Starts the mock in a child process, as `npm run mock` does, with `flags` (`--port`, …). Throws like `startServer`. */
export const startMock = (flags: string[]): Promise<RunningServer> =>
  startServer('mock-server/src/main.ts', ['--json', ...flags]);

/**
 * Makes this process's web server proxy the API to the mock, and the app send Idempotency-Key, which the mock supports.
 */
export function setApiTarget({ url }: RunningServer): void {
  process.env.MATKA_API_TARGET = url;
  process.env.MATKA_IDEMPOTENCY_KEY ??= 'true';
}
