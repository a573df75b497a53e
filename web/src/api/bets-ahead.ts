import { useEffect } from 'react';
import useSWR from 'swr';
import { config } from '../config.ts';
import { savesData } from '../lib/saves-data.ts';
import { getBetTypes } from './bet-types.ts';
import { keys } from './keys.ts';
import { getPayouts } from './payouts.ts';
import { swrOptions } from './swr.ts';

/** Fetches the data of a later screen. A failure is ignored: that screen then fetches itself. */
function useAhead<T>(key: readonly unknown[], fetchIt: () => Promise<T>): void {
  const { error, mutate } = useSWR<T, unknown>(savesData() ? null : key, fetchIt, swrOptions);
  useEffect(() => {
    if (error !== undefined) void mutate(undefined, { revalidate: false });
  }, [error, mutate]);
}

/** Fetches the data of the betting options before a market is tapped, so that they are complete at once. */
export function BetsAhead(): null {
  useAhead(keys.betTypes(config().appId), getBetTypes);
  useAhead(keys.payouts, getPayouts);
  return null;
}
