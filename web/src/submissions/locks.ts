/**
 * Runs `task` once no other task holds the name. When `signal` is aborted before, it rejects with the reason, and the task
 * is never run.
 */
export type Lock = <T>(name: string, task: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** Across all tabs; the browser releases the locks of a closed tab. */
export const tabLock: Lock = async (name, task, signal) =>
  navigator.locks.request(name, signal ? { signal } : {}, task);

const last = new Map<string, Promise<unknown>>();

/** Within this tab only, for pages without TLS, which lack the Web Locks API. */
export const pageLock: Lock = (name, task, signal) => {
  const before = last.get(name) ?? Promise.resolve();
  const wait = new Promise<void>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    before.then(
      () => resolve(),
      () => resolve(),
    );
  });
  const run = wait.then(task);
  // A task that stopped waiting holds no lock.
  last.set(
    name,
    run.catch(() => before),
  );
  return run;
};

/** Tells if two tabs can send at the same time: the page then warns. */
export const tabsAreUnprotected = (): boolean => navigator.locks === undefined;
