/**
 * Settles when the process is told to end, which it then has to do by itself. A terminal sends its signals to the
 * launcher as well, which forwards them: each may come twice.
 */
export const stopped = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve);
  });
