import { readFileSync } from 'node:fs';

/** Ticks of /proc/<pid>/stat are hundredths of a second on Linux. */
const tickMs = 10;

/** CPU milliseconds that a process has used; undefined without /proc. */
export function cpuTime(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return undefined;
  }
}

/** Resident memory of a process in bytes; undefined without /proc. */
export function residentMemory(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] =
      /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
