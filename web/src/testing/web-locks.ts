/** The part of the Web Locks API that the app uses: requests for a name wait in a queue. */
export function installLocks(): void {
  const queues = new Map<string, Promise<unknown>>();
  const inTurn = <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const run = (queues.get(name) ?? Promise.resolve()).then(task);
    const settled = run
      .catch(() => undefined)
      .then(() => {
        if (queues.get(name) === settled) queues.delete(name);
      });
    queues.set(name, settled);
    return run;
  };
  function request<T>(
    name: string,
    ...rest: [() => Promise<T>] | [{ ifAvailable?: boolean }, (lock: object | null) => Promise<T>]
  ): Promise<T> {
    if (rest.length === 1) return inTurn(name, rest[0]);
    const [{ ifAvailable }, task] = rest;
    return ifAvailable && queues.has(name) ? task(null) : inTurn(name, () => task({}));
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
