/** Named mutual exclusion over all tabs of the app. */
export interface Locks {
  /** Runs `task` once the name is free; closing a tab releases its names. */
  readonly run: <T>(name: string, task: LockedTask<T>) => Promise<T>;
}

/** `waited`: another task held the name first. */
export type LockedTask<T> = (waited: boolean) => Promise<T>;

/** The Web Locks API: the browser queues requests and releases the locks of closed tabs. */
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

/** Duration of a lease, and interval of renewals and attempts, in milliseconds. */
const LEASE = 15_000;
const RENEWAL = 3_000;
const RETRY = 250;
/** Long enough to see a concurrent write of another tab. */
const SETTLING = 60;

interface Lease {
  readonly holder: string;
  readonly until: number;
}

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

function readLease(storage: Storage, key: string): Lease | undefined {
  try {
    const { holder, until } = JSON.parse(storage.getItem(key) ?? '') as Partial<Lease>;
    return typeof holder === 'string' && typeof until === 'number' ? { holder, until } : undefined;
  } catch {
    // No lease, or a text that is none.
    return undefined;
  }
}

/**
 * A lease is valid until its end; one that ends too late was written before the clock was set back.
 */
const isHeld = (lease: Lease | undefined, now: number): boolean =>
  lease !== undefined && lease.until > now && lease.until <= now + LEASE;

/**
 * Leases in storage, for browsers without the Web Locks API and pages without TLS. Weaker than
 * locks: a tab whose timers are suspended for longer than a lease loses it while working.
 * @param holder identifies this tab
 */
export function leases(storage: Storage, holder: string): Locks {
  const keyOf = (name: string) => `${name}:lease`;
  const write = (name: string) => {
    const lease: Lease = { holder, until: Date.now() + LEASE };
    storage.setItem(keyOf(name), JSON.stringify(lease));
  };
  const isOwn = (name: string) => readLease(storage, keyOf(name))?.holder === holder;
  /** Returns whether it had to wait. */
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

/** Tasks of one tab run in sequence. */
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

/** Locks within this tab, if storage is blocked: submissions are not shared then either. */
export const ownLocks: Locks = { run: inTurn };
