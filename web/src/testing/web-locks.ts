interface Waiting {
  readonly page: object;
  readonly begin: () => void;
}

interface LockOptions {
  readonly signal?: AbortSignal;
}

/** The Web Locks of a browser over its pages, as far as the app uses them: exclusive locks by name. */
export class Locks {
  readonly #queues = new Map<string, Waiting[]>();

  /**
   * Runs a task of a page once the name is free. If its signal is aborted before, it rejects with the reason and does not
   * run the task.
   */
  request = async <T>(
    page: object,
    name: string,
    { signal }: LockOptions,
    task: () => T | Promise<T>,
  ): Promise<T> => {
    signal?.throwIfAborted();
    const { promise: granted, resolve: begin, reject } = Promise.withResolvers<void>();
    const waiting = { page, begin };
    const isFirst = () => this.#queues.get(name)?.[0] === waiting;
    const leave = () => this.#leave(name, (each) => each === waiting);
    const giveUp = () => {
      if (isFirst()) return;
      leave();
      reject(signal?.reason);
    };
    this.#queues.set(name, [...(this.#queues.get(name) ?? []), waiting]);
    signal?.addEventListener('abort', giveUp);
    if (isFirst()) begin();
    await granted;
    try {
      return await task();
    } finally {
      leave();
    }
  };

  /** Releases the locks and waits of a page, as when it is closed. */
  release(page: object): void {
    for (const name of this.#queues.keys()) this.#leave(name, (each) => each.page === page);
  }

  #leave(name: string, isLeaving: (waiting: Waiting) => boolean): void {
    const queue = this.#queues.get(name) ?? [];
    const left = queue.filter((each) => !isLeaving(each));
    this.#queues.set(name, left);
    if (left[0] && left[0] !== queue[0]) left[0].begin();
  }
}

/** Gives the page of a test the part of the Web Locks API that the app uses, with every name free. */
export function installLocks(): void {
  const value = { request: new Locks().request.bind(undefined, navigator) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value });
}
