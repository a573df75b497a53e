import { useEffect, useLayoutEffect, useState } from 'react';
import { type Cache, useSWRConfig } from 'swr';

let visits = 0;
const mounted = new Set<number>();

/** Removes what mounts that have ended fetched: no key names it again. */
function dropEnded(cache: Cache): void {
  // A finished array of keys: the cache changes on the way.
  for (const key of [...cache.keys()]) {
    const visit = /^@"[^"]*",(\d+),/.exec(key)?.[1];
    if (visit !== undefined && !mounted.has(Number(visit))) cache.delete(key);
  }
}

/**
 * A unique number per mount; as the second part of a key it makes every mount fetch again. What was fetched is
 * forgotten after the mount.
 */
export function useMountId(): number {
  const [visit] = useState(() => ++visits);
  const { cache } = useSWRConfig();
  // Before the mounts that this one replaces end.
  useLayoutEffect(() => void mounted.add(visit), [visit]);
  useEffect(
    () => () => {
      mounted.delete(visit);
      dropEnded(cache);
    },
    [cache, visit],
  );
  return visit;
}
