import { loadStyled } from './load-styled.ts';

/**
 * Loads code that a screen can do without. What fails while there is no network is loaded once it is back.
 * @returns undefined where the code cannot be loaded
 */
export async function loadLater<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await loadStyled(load);
  } catch {
    if (navigator.onLine) return undefined;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadStyled(load).catch(() => undefined);
  }
}
