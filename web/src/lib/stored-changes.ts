export interface StoredChanges {
  /** Calls the listeners after a change in this tab. */
  readonly announce: () => void;
  /** Calls `listener` after a change here or in another tab, until the returned function is called. */
  readonly follow: (listener: () => void) => () => void;
}

export function storedChanges(): StoredChanges {
  const listeners = new Set<() => void>();
  return {
    announce: () => {
      for (const listener of listeners) listener();
    },
    follow: (listener) => {
      listeners.add(listener);
      addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', listener);
      };
    },
  };
}
