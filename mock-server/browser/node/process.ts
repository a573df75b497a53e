/** Stands in for `node:process`. */
export const env = {};
export const argv: readonly string[] = [];
export const versions = { node: '24.0.0' };
export const version = 'v24.0.0';
export const platform = 'browser';
export const pid = 1;

export function nextTick<Args extends unknown[]>(
  work: (...args: Args) => void,
  ...args: Args
): void {
  queueMicrotask(() => work(...args));
}

export const emitWarning = (): void => {};
export const cwd = (): string => '/';
export const on = (): void => {};
export const once = (): void => {};
export const hrtime = { bigint: (): bigint => BigInt(Math.round(performance.now() * 1e6)) };
