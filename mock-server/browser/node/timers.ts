const waiting: (() => void)[] = [];
const { port1, port2 } = new MessageChannel();
Object.assign(port1, { onmessage: () => waiting.shift()?.() });

/** Stands in for Node's: runs work after what is due now, without the delay of a timer. */
export function setImmediate<Args extends unknown[]>(
  work: (...args: Args) => void,
  ...args: Args
): void {
  waiting.push(() => work(...args));
  port2.postMessage(undefined);
}

/** Stands in for `setTimeout` of `node:timers/promises`. */
const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    globalThis.setTimeout(resolve, milliseconds);
  });

export { delay as setTimeout };
