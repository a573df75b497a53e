/** A change of local storage; `key` is null if all was cleared. */
export interface StorageChange {
  readonly key: string | null;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

/** Storage as a page sees it: `texts` are shared, `mayWrite` ends with the page, `changed` is called for every change. */
export function createStorage(
  texts: Map<string, string> = new Map(),
  mayWrite: () => boolean = () => true,
  changed: (change: StorageChange) => void = () => {},
): Storage {
  const change = (key: string, newValue: string | null) => {
    const oldValue = texts.get(key) ?? null;
    if (!mayWrite() || oldValue === newValue) return;
    if (newValue === null) texts.delete(key);
    else texts.set(key, newValue);
    changed({ key, oldValue, newValue });
  };
  return {
    get length() {
      return texts.size;
    },
    key: (at: number) => [...texts.keys()][at] ?? null,
    getItem: (key: string) => texts.get(String(key)) ?? null,
    setItem: (key: string, value: string) => change(String(key), String(value)),
    removeItem: (key: string) => change(String(key), null),
    clear: () => {
      if (!mayWrite() || texts.size === 0) return;
      texts.clear();
      changed({ key: null, oldValue: null, newValue: null });
    },
  };
}
