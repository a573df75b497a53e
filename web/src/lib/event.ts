/** An event between modules. */
export interface AppEvent<Values extends unknown[]> {
  readonly announce: (...values: Values) => void;
  /** Calls `listener` with each announcement, until the returned function is called. */
  readonly follow: (listener: (...values: Values) => void) => () => void;
}

export function createEvent<Values extends unknown[] = []>(): AppEvent<Values> {
  const listeners = new Set<(...values: Values) => void>();
  return {
    announce: (...values) => {
      for (const listener of listeners) listener(...values);
    },
    follow: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
