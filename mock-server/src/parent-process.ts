const checkIntervalMs = 500;

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Calls back once when the process that started this one is gone: a parent that is killed sends no signal. With the
 * environment variable MATKA_DETACHED it never does.
 */
export function onParentGone(callback: () => void): void {
  if (process.env.MATKA_DETACHED) return;
  const parent = process.ppid;
  let isGone = false;
  const report = (): void => {
    clearInterval(timer);
    if (!isGone) callback();
    isGone = true;
  };
  const timer = setInterval(() => {
    // An orphan gets another parent; on Windows it keeps the number of the one that is gone.
    if (process.ppid !== parent || (parent > 0 && !exists(parent))) report();
  }, checkIntervalMs);
  timer.unref();
  // A parent with a channel, as of fork(): it closes at once.
  process.once('disconnect', report);
  process.channel?.unref();
}
