import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** The file that runs the mock. */
export const mainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Exit of a process and its output. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

/** The mock as a child process. */
export interface MockProcess {
  /** Its base URL; undefined if it ended before it listened. */
  url: Promise<string | undefined>;
  ended: Promise<Ended>;
  /** The first group of a pattern, once it is printed. */
  printed: (pattern: RegExp) => Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
}

/**
 * Starts the mock with flags and environment variables; it ends with the test. By default it prints JSON and takes any
 * free port, and runs as the user of this process.
 */
export function startProcess(
  flags: string[],
  environment: NodeJS.ProcessEnv = {},
  { addsFlags = true, ...user }: { uid?: number; addsFlags?: boolean } = {},
): MockProcess {
  const port = flags.includes('--port') || 'MATKA_PORT' in environment ? [] : ['--port', '0'];
  const more = addsFlags ? ['--json', ...port] : [];
  const child = spawn(process.execPath, [mainFile, ...flags, ...more], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
    ...user,
  });
  const output = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (text: string) => {
      output[stream] += text;
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal, ...output }));
  });
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const [, found] = pattern.exec(output.stdout) ?? [];
        if (found !== undefined) resolve(found);
      };
      child.stdout.on('data', look);
      look();
    });
  const url = Promise.race([printed(/"url":"([^"]+)"/), ended.then(() => undefined)]);
  return { url, ended, printed, kill: (signal) => child.kill(signal) };
}

/** Starts the mock and returns its base URL; throws its output if it does not listen. */
export async function listening(flags: string[]): Promise<MockProcess & { base: string }> {
  const mock = startProcess(flags);
  const base = await mock.url;
  if (base === undefined) throw new Error((await mock.ended).stderr);
  return { ...mock, base };
}
