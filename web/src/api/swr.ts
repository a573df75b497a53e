import { useState } from 'react';
import useSWR, { type SWRConfiguration, unload } from 'swr';
import { registerCacheClearer } from './cache-clearer.ts';

/** The one configuration of all fetches: nothing is asked for again unless a screen asks for it. */
export const swrOptions = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: false,
  // Fetches under way are shared; one that has ended is asked for again by whoever wants it anew.
  dedupingInterval: 0,
} as const satisfies SWRConfiguration;

/** How often the cache was emptied. */
let clearings = 0;

registerCacheClearer((then) => {
  clearings++;
  unload({ revalidate: then === 'refetch' });
});

/** SWR drops an answer that comes after the cache was emptied, but keeps a failure: it gets none. */
async function ignoreStaleFailure<T>(fetcher: () => Promise<T>): Promise<T | undefined> {
  const before = clearings;
  try {
    return await fetcher();
  } catch (error) {
    if (clearings === before) throw error;
    return undefined;
  }
}

/**
 * A fetch: pending first, then fulfilled with data or rejected with the error of the request. `data`
 * of a pending one is that of the key before, where the caller keeps it.
 */
export type Fetched<T> = { retry: () => void } & (
  | { status: 'pending'; data?: T | undefined; error?: undefined }
  | { status: 'fulfilled'; data: T; error?: undefined }
  | { status: 'rejected'; data?: undefined; error: unknown }
);

/**
 * Fetches once per key and page load; `retry` fetches again. A null key fetches nothing and stays
 * pending. With `keepPreviousData` the data of the key before stays while the next is pending.
 */
export function useFetched<T>(
  key: readonly unknown[] | null,
  fetcher: () => Promise<T>,
  { keepPreviousData = false } = {},
): Fetched<T> {
  const { data, error, isLoading, mutate } = useSWR<T | undefined, unknown>(
    key,
    () => ignoreStaleFailure(fetcher),
    { ...swrOptions, keepPreviousData },
  );
  const retry = () => void mutate();
  if (isLoading) return { status: 'pending', data, retry };
  if (error !== undefined) return { status: 'rejected', error, retry };
  if (data !== undefined) return { status: 'fulfilled', data, retry };
  return { status: 'pending', retry };
}

let visits = 0;

/** A number for one visit of a screen: as part of a key it makes every visit fetch anew. */
export function useMountId(): number {
  const [visit] = useState(() => ++visits);
  return visit;
}
