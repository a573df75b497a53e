/** Gives the page the part of the Web Locks API that the app uses, with every name free. */
export function installLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = <T>(
    name: string,
    { signal }: { readonly signal?: AbortSignal },
    task: () => Promise<T>,
  ): Promise<T> => {
    const start = () => {
      signal?.throwIfAborted();
      return task();
    };
    const run = (last.get(name) ?? Promise.resolve()).then(start, start);
    last.set(name, run);
    const givenUp = new Promise<never>((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
    return Promise.race([run, givenUp]);
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
