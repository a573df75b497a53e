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

/** The parent and the name of a process; undefined if it is gone. */
function lookUp(pid: number): { parent: number; name: string } | undefined {
  try {
    const line =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\((.*)\) \S+ (\d+) .*$/s, '$2 $1')
        : execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' });
    const [, parent, name] = /^\s*(\d+) (.*?)\s*$/.exec(line) ?? [];
    return name === undefined ? undefined : { parent: Number(parent), name };
  } catch {
    return undefined;
  }
}

const isOrphaned = (parent: number): boolean =>
  // Init adopts orphans. In a container npm may be the first process itself.
  parent === 1 && !/npm|npx|node/.test(lookUp(1)?.name ?? '');

/**
 * The processes that started this one: its parent, and npm itself above the shell in which npm or npx runs a command,
 * because this shell survives npm. Undefined if npm has ended already.
 */
function startersOf(): number[] | undefined {
  const parent = process.ppid;
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return [parent];
  if (isOrphaned(parent)) return undefined;
  const shell = lookUp(parent);
  if (!shell?.name.endsWith('sh')) return [parent];
  return isOrphaned(shell.parent) ? undefined : [parent, shell.parent];
}

/** This is read at the start: a parent may be gone before the other modules are loaded. */
const starters = startersOf();

/** Calls back once when a process that started this one ends, which may send no signal; at once if it has ended. */
export function onParentGone(callback: () => void): void {
  const [parent = 0] = starters ?? [];
  let isGone = false;
  const report = (): void => {
    clearInterval(timer);
    if (!isGone) callback();
    isGone = true;
  };
  const check = (): void => {
    // An orphan gets another parent; on Windows it keeps the number of the ended one.
    const isAlive =
      starters !== undefined &&
      process.ppid === parent &&
      starters.every((pid) => pid <= 0 || exists(pid));
    if (!isAlive) report();
  };
  const timer = setInterval(check, checkIntervalMs);
  timer.unref();
  setImmediate(check);
  // The channel of fork() closes as soon as the parent is gone.
  process.once('disconnect', report);
  process.channel?.unref();
}
