import useSWR, {
  type SWRConfiguration,
  mutate as setCached,
  unload,
  unstable_serialize,
  useSWRConfig,
} from 'swr';
import { counted } from '../lib/running-fetches.ts';
import { registerCacheClearer } from './cache-clearer.ts';
import { retryAfterOf } from './retry-after.ts';

/** How often a failed fetch is repeated by itself. */
const MOST_RETRIES = 3;

/**
 * The configuration of all fetches: no revalidation unless a screen requests it, but after a
 * failure whose response says when to ask again.
 */
export const swrOptions = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  shouldRetryOnError: (error: unknown) => retryAfterOf(error) !== undefined,
  // Running fetches are shared; a finished one is not reused by a new request.
  dedupingInterval: 0,
  // Each response is news; SWR would read every market, bet and result twice to see that.
  compare: Object.is,
} as const satisfies SWRConfiguration;

/** How often the cache was cleared. */
let clearings = 0;

/** Fetches that began before the screen that wants them, by key. */
const ahead = new Map<string, Promise<unknown>>();

registerCacheClearer((then) => {
  clearings++;
  ahead.clear();
  unload({ revalidate: then === 'refetch' });
});

/**
 * SWR drops responses that arrive after the cache was cleared, but not failures: hide those from
 * it.
 */
async function ignoreStaleFailure<T>(fetcher: () => Promise<T>): Promise<T | undefined> {
  const before = clearings;
  try {
    return await fetcher();
  } catch (error) {
    if (clearings === before) throw error;
    return undefined;
  }
}

/** A fetch that began ahead of its screen serves it once. */
function takeAhead(name: string): Promise<unknown> | undefined {
  const running = ahead.get(name);
  ahead.delete(name);
  return running;
}

/**
 * Fetches what a screen will show and puts all of it into the cache, in the given order, or nothing if one of the
 * fetches fails: the screen then takes over each fetch as its own.
 */
export async function fetchAhead(
  wanted: readonly (readonly [key: readonly unknown[], fetcher: () => Promise<unknown>])[],
): Promise<void> {
  const running = wanted.map(([key, fetcher]) => {
    const fetch = counted(fetcher);
    ahead.set(unstable_serialize(key), fetch);
    return fetch;
  });
  const found = await Promise.all(running).catch(() => undefined);
  if (!found) return;
  for (const [index, [key]] of wanted.entries())
    if (takeAhead(unstable_serialize(key))) await setCached(key, found[index]);
}

/**
 * A fetch: pending, then fulfilled with data or rejected with an error. A pending one may have the
 * data of the previous key, and a rejected one that of the fetch before, which it could not renew.
 */
export type Fetched<T> = { retry: () => void } & (
  | { status: 'pending'; data?: T | undefined; error?: undefined }
  | { status: 'fulfilled'; data: T; error?: undefined }
  | { status: 'rejected'; data?: T | undefined; error: unknown }
);

/**
 * Fetches once per key and page load; `retry` fetches again. A null key fetches nothing and stays
 * pending. With `keepPreviousData` a pending fetch has the data of the previous key.
 */
export function useFetched<T>(
  key: readonly unknown[] | null,
  fetcher: () => Promise<T>,
  { keepPreviousData = false } = {},
): Fetched<T> {
  const { cache } = useSWRConfig();
  const { data, error, isLoading, mutate } = useSWR<T | undefined, unknown>(
    key,
    () => {
      const running = takeAhead(unstable_serialize(key)) as Promise<T> | undefined;
      return counted(() => ignoreStaleFailure(() => running ?? fetcher()));
    },
    {
      ...swrOptions,
      keepPreviousData,
      onErrorRetry: (cause, name, _settings, revalidate, options) => {
        if (options.retryCount > MOST_RETRIES) return;
        const repeat = () => {
          // The player may have asked before.
          if (cache.get(name)?.error === cause) void revalidate(options);
        };
        setTimeout(repeat, retryAfterOf(cause));
      },
    },
  );
  const retry = () => void mutate();
  if (isLoading) return { status: 'pending', data, retry };
  if (error !== undefined) return { status: 'rejected', data, error, retry };
  if (data !== undefined) return { status: 'fulfilled', data, retry };
  return { status: 'pending', retry };
}
