import { useEffect } from 'react';
import useSWR from 'swr';
import { config } from '../config.ts';
import { savesData } from '../lib/saves-data.ts';
import { getBetTypes } from './bet-types.ts';
import { keys } from './keys.ts';
import { getPayouts } from './payouts.ts';
import { swrOptions } from './swr.ts';

/** Fetches what a later screen shows. A failure is forgotten: that screen fetches for itself. */
function useAhead<T>(key: readonly unknown[], fetchIt: () => Promise<T>): void {
  const { error, mutate } = useSWR<T, unknown>(savesData() ? null : key, fetchIt, swrOptions);
  useEffect(() => {
    if (error !== undefined) void mutate(undefined, { revalidate: false });
  }, [error, mutate]);
}

/** Fetches what the betting options show before a market is tapped, so that they stand at once and complete. */
export function BetsAhead(): null {
  useAhead(keys.betTypes(config().appId), getBetTypes);
  useAhead(keys.payouts, getPayouts);
  return null;
}
