/** Ends after a time in milliseconds, or when `signal` is aborted. */
export const pause = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((done) => {
    const end = () => {
      clearTimeout(timer);
      done();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
