import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunningServer } from '../../lib/mock-process.ts';

/** How often a starting server is asked, in milliseconds. */
const INTERVAL = 20;
const LIMIT = 60_000;

const stopped = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

/**
 * Starts a peer in a process of its own and waits for the first response with status 200 to a path.
 * @throws Error if it ends before, or gives none within a minute
 */
export async function startPeer(
  args: readonly string[],
  { port, path }: { port: number; path: string },
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await stopped(child);
  };
  const end = performance.now() + LIMIT;
  while (performance.now() < end && child.exitCode === null) {
    const response = await fetch(url + path).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.status === 200) return { url, process: child, stop };
    await sleep(INTERVAL);
  }
  await stop();
  throw new Error(`${args[0]} gave no response within ${LIMIT / 1000} s.`);
}
