interface Waiting {
  readonly page: object;
  readonly begin: () => void;
}

type Callback = (lock: { readonly name: string } | null) => unknown;

const isCallback = (value: unknown): value is Callback => typeof value === 'function';

/** The Web Locks of a phone, as far as the client uses them: exclusive locks by name. */
export class Locks {
  readonly #queues = new Map<string, Waiting[]>();

  request = async (page: object, name: string, ...rest: readonly unknown[]): Promise<unknown> => {
    const callback = rest.at(-1);
    if (!isCallback(callback)) throw new TypeError('A lock needs a callback.');
    const queue = this.#queues.get(name) ?? [];
    if (queue.length > 0 && Object(rest[0]).ifAvailable) return callback(null);
    const { promise: granted, resolve: begin } = Promise.withResolvers<void>();
    const waiting = { page, begin };
    queue.push(waiting);
    this.#queues.set(name, queue);
    if (queue.length === 1) begin();
    await granted;
    try {
      return await callback({ name });
    } finally {
      this.#leave(name, (each) => each === waiting);
    }
  };

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
