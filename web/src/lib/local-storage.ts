/** Uses local storage; undefined if it is blocked, full or unreadable. */
export function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return typeof localStorage === 'undefined' ? undefined : use(localStorage);
  } catch {
    return undefined;
  }
}

const unstored = new Map<string, string>();

/** A stored text; null if there is none. */
export const readText = (key: string): string | null =>
  unstored.get(key) ?? withStorage((storage) => storage.getItem(key)) ?? null;

/** Stores a text, until the page is closed where storage is blocked or full. Null removes it. */
export function writeText(key: string, text: string | null): void {
  unstored.delete(key);
  const isStored = withStorage((storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  });
  if (!isStored && text !== null) unstored.set(key, text);
}
