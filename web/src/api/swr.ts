import type { Read } from '@matka/contracts/reading/read-type';
import { useEffect, useEffectEvent, useMemo } from 'react';
import useSWR, { type SWRConfiguration } from 'swr';
import type { TSchema } from 'typebox';
import type { SeenSlot } from '../lib/stored-player.ts';
import { useReturn } from '../lib/use-return.ts';
import { hasNoNetwork } from './has-no-network.ts';
import { lastSeen, type Seen } from './last-seen.ts';
import { retryAfterOf } from './retry-after.ts';

const MOST_RETRIES = 3;

/** No revalidation unless a screen requests it, or a failure has a Retry-After. */
export const swrOptions: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  // Running fetches are shared; a finished one is not reused by a new request.
  dedupingInterval: 0,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    const wait = retryAfterOf(error);
    if (wait === undefined || retryCount > MOST_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), wait);
  },
};

export type FetchStatus = 'pending' | 'fulfilled' | 'rejected';

/** A fetch. While pending it may have the data of the previous key, and once rejected the data before the failure. */
export type Fetched<T> = { retry: () => void } & (
  | { status: 'pending'; data?: T | undefined; error?: undefined }
  | { status: 'fulfilled'; data: T; error?: undefined }
  | { status: 'rejected'; data?: T | undefined; error: unknown }
);

/** The state of a fetch. */
export type FetchState<T> = Pick<Fetched<T>, 'status' | 'data' | 'error'>;

type FetchOptions = Pick<SWRConfiguration, 'keepPreviousData' | 'revalidateOnMount'>;

/**
 * Fetches once per key and player, and again once a missing network is back; data that is fetched on every mount also when
 * the page is shown after a pause. `retry` fetches again. A null key fetches nothing and stays pending.
 */
export function useFetched<T>(
  key: readonly unknown[] | null,
  fetcher: () => Promise<T>,
  options: FetchOptions = {},
): Fetched<T> {
  const { data, error, isLoading, mutate } = useSWR<T, unknown>(key, fetcher, {
    ...swrOptions,
    ...options,
  });
  const retry = () => void mutate();
  const { revalidateOnMount } = options;
  useReturn(() => {
    if (revalidateOnMount) retry();
  });
  useOnline(revalidateOnMount !== false && hasNoNetwork(error), retry);
  if (isLoading) return { status: 'pending', data, retry };
  if (error !== undefined) return { status: 'rejected', data, error, retry };
  if (data !== undefined) return { status: 'fulfilled', data, retry };
  return { status: 'pending', retry };
}

function useOnline(isWaiting: boolean, onOnline: () => void): void {
  const online = useEffectEvent(onOnline);
  useEffect(() => {
    if (!isWaiting) return;
    const tell = () => online();
    addEventListener('online', tell);
    return () => removeEventListener('online', tell);
  }, [isWaiting]);
}

/**
 * Without a network the last that was seen, with its time, in place of data that could not be fetched. Never current:
 * nothing may be decided by it.
 */
export function useLastSeen<T extends TSchema>(
  { status, data, error }: FetchState<Read<T>>,
  slot: SeenSlot | undefined,
  part: string,
  declaration: T,
): Seen<Read<T>> | undefined {
  const isMissing = status === 'rejected' && data === undefined && hasNoNetwork(error);
  return useMemo(
    () => (isMissing && slot ? lastSeen(slot, part, declaration) : undefined),
    [isMissing, slot, part, declaration],
  );
}
