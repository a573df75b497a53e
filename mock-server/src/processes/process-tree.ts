import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const killTimeoutMs = 3_000;
const checkIntervalMs = 50;

/** The ids of all processes with the ids of their parents. */
function parentsOfProcesses(): [pid: number, parent: number][] {
  if (process.platform !== 'linux') {
    const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
    return lines.map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number);
      return [pid, parent];
    });
  }
  return readdirSync('/proc').flatMap((name): [number, number][] => {
    try {
      const stat = /^\d+$/.test(name) ? readFileSync(`/proc/${name}/stat`, 'utf8') : '';
      const [, parent] = /\) \S+ (\d+) [^)]*$/.exec(stat) ?? [];
      return parent === undefined ? [] : [[Number(name), Number(parent)]];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
}

/** The ids of a process and of all its descendants. On Windows only its own: taskkill finds the others. */
export function processTree(pid: number): number[] {
  if (process.platform === 'win32') return [pid];
  const all = parentsOfProcesses();
  const tree = [pid];
  // The list grows while it is read.
  for (const each of tree) {
    tree.push(...all.flatMap(([child, parent]) => (parent === each ? [child] : [])));
  }
  return tree;
}

function signalTo(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Ends processes with SIGTERM, and after a few seconds with SIGKILL. */
export async function endProcesses(pids: readonly number[]): Promise<void> {
  if (process.platform === 'win32') {
    const flags = pids.flatMap((pid) => ['/PID', String(pid)]);
    try {
      execFileSync('taskkill', ['/T', '/F', ...flags], { stdio: 'ignore' });
    } catch {
      // They have ended already.
    }
    return;
  }
  let left = pids.filter((pid) => signalTo(pid, 'SIGTERM'));
  const deadline = performance.now() + killTimeoutMs;
  while (left.length > 0 && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, checkIntervalMs));
    left = left.filter((pid) => signalTo(pid, 0));
  }
  for (const pid of left) signalTo(pid, 'SIGKILL');
}
