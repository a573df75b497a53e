import { readBoolean } from './boolean.ts';
import { onParentGone } from './parent-process.ts';

/**
 * Settles when the process is told to end, or when its parent process is gone, unless MATKA_DETACHED is set: it then
 * has to end by itself. A terminal signals npm as well, which passes the signal on: it may come twice.
 */
export const stopped = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
    if (!readBoolean(process.env, 'MATKA_DETACHED')) onParentGone(() => resolve(undefined));
  });
