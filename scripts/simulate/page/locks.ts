interface Waiting {
  readonly page: object;
  readonly begin: () => void;
}

type Callback = (lock: { readonly name: string } | null) => unknown;

/** The Web Locks of a phone, as far as the client uses them: exclusive locks by name. */
export interface Locks {
  /** `navigator.locks.request` of a page. */
  readonly request: (page: object, name: string, ...rest: readonly unknown[]) => Promise<unknown>;
  /** Releases what a page holds and waits for. */
  readonly release: (page: object) => void;
}

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

export function createLocks(): Locks {
  const queues = new Map<string, Waiting[]>();

  const leave = (name: string, isLeaving: (waiting: Waiting) => boolean) => {
    const queue = queues.get(name) ?? [];
    const left = queue.filter((each) => !isLeaving(each));
    queues.set(name, left);
    if (left[0] && left[0] !== queue[0]) left[0].begin();
  };

  return {
    request: async (page, name, ...rest) => {
      const callback = rest.at(-1);
      if (!isCallback(callback)) throw new TypeError('A lock needs a callback.');
      const [options] = rest.length > 1 ? rest : [{}];
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      const isOptional = typeof options === 'object' && options && 'ifAvailable' in options;
      if (isOptional && options.ifAvailable && queue.length > 0) return callback(null);
      const { promise: granted, resolve: begin } = Promise.withResolvers<void>();
      const waiting = { page, begin };
      queues.get(name)?.push(waiting);
      if (queue.length === 1) begin();
      await granted;
      try {
        return await callback({ name });
      } finally {
        leave(name, (each) => each === waiting);
      }
    },
    release: (page) => {
      for (const name of queues.keys()) leave(name, (each) => each.page === page);
    },
  };
}
