import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';
import { config } from '../config.ts';
import { savesData } from '../lib/saves-data.ts';
import { getBetTypes } from './bet-types.ts';
import { keys } from './keys.ts';
import { getPayouts } from './payouts.ts';
import { swrOptions } from './swr.ts';

/** Fetches what a later screen shows, unless it is there. That screen fetches for itself what failed here. */
function useAhead<T>(key: readonly unknown[], fetchIt: () => Promise<T>): void {
  const { data, mutate } = useSWR<T>(key, null, swrOptions);
  const fetchAhead = useEffectEvent(async () => {
    if (data === undefined && !savesData()) await mutate(await fetchIt(), { revalidate: false });
  });
  useEffect(() => {
    fetchAhead().catch(() => undefined);
  }, []);
}

/** Fetches what the betting options show before a market is tapped, so that they stand at once and complete. */
export function BetsAhead(): null {
  useAhead(keys.betTypes(config().appId), getBetTypes);
  useAhead(keys.payouts(1), () => getPayouts(1));
  return null;
}
