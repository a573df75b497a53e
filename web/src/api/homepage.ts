import { type HomepageConfig, HomepageResponse, noHomepage } from '@matka/contracts/api/homepage';
import { useState } from 'react';
import useSWR from 'swr';
import { config } from '../config.ts';
import { client } from './client.ts';
import { homepageRequest } from './first-requests.ts';
import { keys } from './keys.ts';
import { getMarkets } from './markets.ts';
import { type Fetched, swrOptions, useFetched } from './swr.ts';

/** GET /homepage/: the configuration of the first entry; empty without entries. */
export async function getHomepage(): Promise<HomepageConfig> {
  const entries = await client.request(HomepageResponse, homepageRequest());
  return entries[0]?.config_json ?? noHomepage;
}

/** The homepage. Fetched only while no markets are cached, else empty: a quirk that is kept. */
export function useHomepage(): Fetched<HomepageConfig> {
  const { appId } = config();
  // Reads the cache only.
  const held = { ...swrOptions, revalidateOnMount: false };
  const markets = useSWR(keys.markets(appId), getMarkets, held).data;
  const cached = useSWR(keys.homepage(appId), getHomepage, held).data;
  const [wanted] = useState(() => !markets?.length || cached !== undefined);
  const fetched = useFetched(wanted ? keys.homepage(appId) : null, getHomepage);
  return wanted ? fetched : { status: 'fulfilled', data: noHomepage, retry: fetched.retry };
}
