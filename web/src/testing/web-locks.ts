/** Gives the page the part of the Web Locks API that the app uses, with every name free. */
export function installLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = <T>(name: string, _: unknown, task: () => Promise<T>): Promise<T> => {
    const run = (last.get(name) ?? Promise.resolve()).then(task, task);
    last.set(name, run);
    return run;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
