/** Named mutual exclusion. */
export interface Locks {
  /** Runs `task` once the name is free. */
  readonly run: <T>(name: string, task: LockedTask<T>) => Promise<T>;
}

/** `waited`: another task held the name first. */
export type LockedTask<T> = (waited: boolean) => Promise<T>;

/** Over all tabs, by the Web Locks API; the browser releases the locks of a closed tab. */
export const tabLocks: Locks = {
  run: async <T>(name: string, task: LockedTask<T>): Promise<T> => {
    let atOnce: { readonly result: T } | undefined;
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) atOnce = { result: await task(false) };
    });
    if (atOnce) return atOnce.result;
    return navigator.locks.request(name, () => task(true)) as Promise<T>;
  },
};

const last = new Map<string, Promise<unknown>>();

/** Within this tab only, for pages without the Web Locks API: those without TLS. */
export const pageLocks: Locks = {
  run: (name, task) => {
    const before = last.get(name);
    const run = before ? before.then(() => task(true)) : task(false);
    const settled = run
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === settled) last.delete(name);
      });
    last.set(name, settled);
    return run;
  },
};

/** Whether two tabs can send at the same time: the page then says so. */
export const tabsAreUnprotected = (): boolean => navigator.locks === undefined;

/** The best mutual exclusion that the page has. */
export const pageOrTabLocks = (): Locks => (tabsAreUnprotected() ? pageLocks : tabLocks);
