/** Empties the cache; with `refetch` the screens that are open fetch anew. */
type Clear = (then?: 'refetch') => void;
let clear: Clear | undefined;

/** Says how the answers of the server are forgotten, as soon as there is a cache that holds any. */
export function registerCacheClearer(clearIt: Clear): void {
  clear = clearIt;
}

/**
 * Forgets every answer and lets go of every running fetch: nothing is left for the next player. The
 * cache is known here by this function alone: it is no part of the first load of a visitor.
 */
export const clearServerCache: Clear = (then) => clear?.(then);
