import type { Kernel } from '../kernel/kernel.ts';

interface Waiting {
  readonly page: object;
  readonly begin: () => void;
}

type Callback = (lock: object | null) => unknown;

/** The Web Locks API of a device, as far as the client uses it: exclusive locks by name. */
export interface DeviceLocks {
  /** `navigator.locks.request` for a page. */
  readonly request: (page: object, name: string, ...rest: unknown[]) => Promise<unknown>;
  /** Releases what a page holds and waits for. */
  readonly release: (page: object) => void;
}

export function createLocks(kernel: Kernel): DeviceLocks {
  const queues = new Map<string, Waiting[]>();

  const begin = (name: string): void => {
    const first = queues.get(name)?.[0];
    if (first) kernel.task(first.page, first.begin);
    else queues.delete(name);
  };
  const leave = (name: string, waiting: Waiting): void => {
    const queue = queues.get(name) ?? [];
    const wasFirst = queue[0] === waiting;
    queues.set(
      name,
      queue.filter((each) => each !== waiting),
    );
    if (wasFirst) begin(name);
  };

  return {
    request: (page, name, ...rest) => {
      const callback = rest.at(-1) as Callback;
      const options = (rest.length > 1 ? rest[0] : {}) as { ifAvailable?: boolean };
      const queue = queues.get(name) ?? [];
      if (options.ifAvailable && queue.length > 0) {
        return new Promise((resolve) => {
          kernel.task(page, () => resolve(callback(null)));
        });
      }
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          page,
          begin: () => {
            Promise.resolve()
              .then(() => callback({ name }))
              .then(resolve, reject)
              .finally(() => leave(name, waiting));
          },
        };
        queue.push(waiting);
        queues.set(name, queue);
        if (queue.length === 1) begin(name);
      });
    },
    release: (page) => {
      for (const [name, queue] of queues) {
        const held = queue[0]?.page === page;
        queues.set(
          name,
          queue.filter((each) => each.page !== page),
        );
        if (held) begin(name);
      }
    },
  };
}
