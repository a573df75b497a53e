let running = 0;

/** Whether a screen waits for data. */
export const areFetchesRunning = (): boolean => running > 0;

/** Counts a fetch of a screen as long as it runs. */
export async function counted<T>(fetcher: () => Promise<T>): Promise<T> {
  running++;
  try {
    return await fetcher();
  } finally {
    running--;
  }
}
