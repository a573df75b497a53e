/** A change of local storage; `key` is null if all was cleared. */
export interface StorageChange {
  readonly key: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** Local storage of a device: every tab sees it, and all but the writer hear of a change. */
export interface SharedStorage {
  readonly texts: Map<string, string>;
  /** Calls `listener` with the changes of other writers; returns a function that ends this. */
  readonly follow: (writer: object, listener: (change: StorageChange) => void) => () => void;
  readonly announce: (writer: object, change: StorageChange) => void;
}

export function createSharedStorage(): SharedStorage {
  const listeners = new Map<object, (change: StorageChange) => void>();
  return {
    texts: new Map(),
    follow: (writer, listener) => {
      listeners.set(writer, listener);
      return () => void listeners.delete(writer);
    },
    announce: (writer, change) => {
      for (const [other, listener] of listeners) if (other !== writer) listener(change);
    },
  };
}

/** The methods and the length of the Storage of a page. */
export interface PageStorage {
  readonly length: number;
  readonly key: (at: number) => string | null;
  readonly getItem: (key: string) => string | null;
  readonly setItem: (key: string, value: string) => void;
  readonly removeItem: (key: string) => void;
  readonly clear: () => void;
}

/**
 * Storage as a page sees it.
 * @param mayWrite whether the page still lives; a dead one changes nothing
 * @param changed hears of every change
 */
export function pageStorage(
  texts: Map<string, string>,
  mayWrite: () => boolean,
  changed: (change: StorageChange) => void = () => {},
): PageStorage {
  const change = (key: string, after: string | null) => {
    if (!mayWrite()) return;
    const before = texts.get(key) ?? null;
    if (before === after) return;
    if (after === null) texts.delete(key);
    else texts.set(key, after);
    changed({ key, before, after });
  };
  return {
    get length() {
      return texts.size;
    },
    key: (at) => [...texts.keys()][at] ?? null,
    getItem: (key) => texts.get(String(key)) ?? null,
    setItem: (key, value) => change(String(key), String(value)),
    removeItem: (key) => change(String(key), null),
    clear: () => {
      if (!mayWrite() || texts.size === 0) return;
      texts.clear();
      changed({ key: null, before: null, after: null });
    },
  };
}
