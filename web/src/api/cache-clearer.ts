/** Clears the cache; with `refetch` open screens fetch again. */
type Clear = (then?: 'refetch') => void;
let clear: Clear | undefined;

/** Registers how to clear the cache; called by `swr.ts`. */
export function registerCacheClearer(clearIt: Clear): void {
  clear = clearIt;
}

/**
 * Clears every cached response and drops running fetches, so that nothing is left for the next
 * player. Indirect, because the cache is not part of a visitor's first load.
 */
export const clearServerCache: Clear = (then) => clear?.(then);
