import { type HomepageConfig, HomepageResponse, noHomepage } from '@matka/contracts/api/homepage';
import { useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { config } from '../config.ts';
import { client } from './client.ts';
import { keys } from './keys.ts';
import { type Fetched, useFetched } from './swr.ts';

/** GET /homepage/: the configuration of the first entry; empty without entries. */
export async function getHomepage(): Promise<HomepageConfig> {
  const entries = await client.request(HomepageResponse, {
    method: 'GET',
    path: '/homepage/',
    query: { app_id: config().appId },
  });
  return entries[0]?.config_json ?? noHomepage;
}

/**
 * The homepage configuration. Fetched only while no markets are cached: the condition checks the
 * markets instead of the homepage, a quirk that is kept. After a screen that fetched the markets it
 * is empty.
 */
export function useHomepage(): Fetched<HomepageConfig> {
  const { cache } = useSWRConfig();
  const { appId } = config();
  const held = (key: readonly unknown[]): unknown => cache.get(unstable_serialize(key))?.data;
  const [wanted] = useState(() => {
    const markets = held(keys.markets(appId));
    const none = !Array.isArray(markets) || markets.length === 0;
    return none || held(keys.homepage(appId)) !== undefined;
  });
  const fetched = useFetched(wanted ? keys.homepage(appId) : null, getHomepage);
  return wanted ? fetched : { status: 'fulfilled', data: noHomepage, retry: fetched.retry };
}
