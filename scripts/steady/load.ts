import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Computes until its parent is gone. */
const burn = `const parent = process.ppid;
for (;;) {
  if (process.ppid !== parent) process.exit();
  for (let n = 0; n < 1e7; n++) Math.sqrt(n);
}`;

/**
 * Burns every processor of the machine with a process of its own, two at least.
 * @returns a function that ends them
 */
export function burnProcessors(): () => void {
  const processes = Array.from({ length: Math.max(2, availableParallelism()) }, () =>
    spawn(process.execPath, ['-e', burn], { stdio: 'ignore' }),
  );
  return () => {
    for (const each of processes) each.kill();
  };
}
