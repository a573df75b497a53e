/** Lets one task at a time run under a name, over all tabs of the app. */
export interface Locks {
  /** Runs `task` as soon as no other holds the name; a tab that is closed lets go of it. */
  readonly run: <T>(name: string, task: LockedTask<T>) => Promise<T>;
}

/** `waited`: another task held the name when this one asked for it. */
export type LockedTask<T> = (waited: boolean) => Promise<T>;

/** The Web Locks API: the browser keeps the order and lets go of what a closed tab held. */
export const webLocks: Locks = {
  run: async <T>(name: string, task: LockedTask<T>): Promise<T> => {
    let atOnce: { readonly result: T } | undefined;
    await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
      if (lock) atOnce = { result: await task(false) };
    });
    if (atOnce) return atOnce.result;
    return navigator.locks.request(name, () => task(true)) as Promise<T>;
  },
};

/** How long a lease is good for, and how often it is renewed and asked for, in milliseconds. */
const LEASE = 15_000;
const RENEWAL = 3_000;
const RETRY = 250;
/** Long enough for the write of another tab to be seen, which decides between two that ask at once. */
const SETTLING = 60;

interface Lease {
  readonly holder: string;
  readonly until: number;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function readLease(storage: Storage, key: string): Lease | undefined {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const { holder, until } = value as Partial<Lease>;
    return typeof holder === 'string' && typeof until === 'number' ? { holder, until } : undefined;
  } catch {
    return undefined;
  }
}

/** A lease holds until its end; one that ends later than any can is from a clock that was set back. */
const isHeld = (lease: Lease | undefined, now: number): boolean =>
  lease !== undefined && lease.until > now && lease.until <= now + LEASE;

/**
 * Leases in storage, for browsers without the Web Locks API and pages without TLS. Weaker than locks: a
 * tab whose timers the browser stops for longer than a lease loses it while it still works.
 * @param holder names this tab
 */
export function leases(storage: Storage, holder: string): Locks {
  const keyOf = (name: string) => `${name}:lease`;
  const write = (name: string) => {
    const lease: Lease = { holder, until: Date.now() + LEASE };
    storage.setItem(keyOf(name), JSON.stringify(lease));
  };
  const isOwn = (name: string) => readLease(storage, keyOf(name))?.holder === holder;
  /** Tells whether it had to wait. */
  const acquire = async (name: string): Promise<boolean> => {
    for (let waited = false; ; waited = true) {
      if (!isHeld(readLease(storage, keyOf(name)), Date.now())) {
        write(name);
        await pause(SETTLING);
        if (isOwn(name)) return waited;
      }
      await pause(RETRY);
    }
  };
  return {
    run: (name, task) =>
      inTurn(name, async (waitedHere) => {
        const waited = await acquire(name);
        const renewal = setInterval(() => write(name), RENEWAL);
        try {
          return await task(waited || waitedHere);
        } finally {
          clearInterval(renewal);
          if (isOwn(name)) storage.removeItem(keyOf(name));
        }
      }),
  };
}

const queues = new Map<string, Promise<unknown>>();

/** Within one tab the tasks of a name follow each other. */
function inTurn<T>(name: string, task: LockedTask<T>): Promise<T> {
  const before = queues.get(name);
  const run = before ? before.then(() => task(true)) : task(false);
  const settled = run
    .catch(() => undefined)
    .then(() => {
      if (queues.get(name) === settled) queues.delete(name);
    });
  queues.set(name, settled);
  return run;
}

/** Locks of this tab alone, where the storage is refused: then no other tab shares a submission either. */
export const ownLocks: Locks = { run: inTurn };
