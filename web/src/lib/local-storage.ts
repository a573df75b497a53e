/** Uses local storage; undefined where it is blocked, full or holds something unreadable. */
export function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : use(localStorage);
  } catch {
    return undefined;
  }
}
