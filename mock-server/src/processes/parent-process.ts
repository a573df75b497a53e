import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const checkIntervalMs = 500;

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** The process above the shell in which npm or npx runs a command: the shell survives it. Undefined for any other parent. */
function npmAbove(shell: number): number | undefined {
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return undefined;
  try {
    const line =
      process.platform === 'linux'
        ? readFileSync(`/proc/${shell}/stat`, 'utf8').replace(/^.*\((.*)\) \S+ (\d+) .*$/s, '$2 $1')
        : execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(shell)], { encoding: 'utf8' });
    const [, above, name] = /^\s*(\d+) (.*?)\s*$/.exec(line) ?? [];
    return name?.endsWith('sh') ? Number(above) : undefined;
  } catch {
    return undefined;
  }
}

/** Calls back once when the parent process is gone, which may send no signal. */
export function onParentGone(callback: () => void): void {
  const parent = process.ppid;
  const npm = npmAbove(parent);
  let isGone = false;
  const report = (): void => {
    clearInterval(timer);
    if (!isGone) callback();
    isGone = true;
  };
  const timer = setInterval(() => {
    // An orphan gets another parent; on Windows it keeps the number of the one that is gone.
    const isParentAlive = process.ppid === parent && (parent <= 0 || exists(parent));
    if (!isParentAlive || (npm !== undefined && !exists(npm))) report();
  }, checkIntervalMs);
  timer.unref();
  // A parent with a channel, as of fork(): it closes at once.
  process.once('disconnect', report);
  process.channel?.unref();
}
