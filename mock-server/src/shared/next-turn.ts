// The timer as it was when this module was loaded, because a test may replace timers.
const { setImmediate } = globalThis;

/** Resolves after the waiting requests were served, so that long work in parts delays no other request. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
