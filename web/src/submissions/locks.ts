/** Runs `task` once no other task holds the name. */
export type Lock = <T>(name: string, task: () => Promise<T>) => Promise<T>;

/** Over all tabs; the browser releases the locks of a closed tab. */
export const tabLock: Lock = async (name, task) => navigator.locks.request(name, task);

const last = new Map<string, Promise<unknown>>();

/** Within this tab only, for pages without the Web Locks API: those without TLS. */
export const pageLock: Lock = (name, task) => {
  const run = (last.get(name) ?? Promise.resolve()).then(task, task);
  last.set(name, run);
  return run;
};

/** Whether two tabs can send at the same time: the page then says so. */
export const tabsAreUnprotected = (): boolean => navigator.locks === undefined;
