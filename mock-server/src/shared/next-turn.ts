// As it was when this module was loaded: a test may replace timers.
const { setImmediate } = globalThis;

/** Resolves after the requests that wait now were served: long work in pieces holds nobody up. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
