import type { Banner, HomeButton, HomepageConfig } from '@matka/contracts/api/homepage';
import { useState } from 'react';
import { unstable_serialize, useSWRConfig } from 'swr';
import { config } from '../config.ts';
import { request } from './client.ts';
import { keys } from './keys.ts';
import { entity, list, listById, matching, name, number, or, type Reader, text } from './read.ts';
import { type Fetched, useFetched } from './swr.ts';

/** A picture has an address that shows and does nothing else; a path of the page's own origin counts. */
const picture = or(matching(/^(https?:|data:image\/|[^:]*$)/i), '');

const positive: Reader<number> = (value) => {
  const read = number(value);
  return read !== undefined && read >= 0 ? read : undefined;
};

const homepageConfig = entity<HomepageConfig>({
  theme: entity<NonNullable<HomepageConfig['theme']>>({
    primary_color: name,
    secondary_color: name,
  }),
  banners: listById<Banner>(
    entity({ id: number, image_url: picture, title: name, description: name }, 'id'),
  ),
  buttons: listById<HomeButton>(entity({ id: number, name, theme: text }, 'id')),
  banner_config: entity<NonNullable<HomepageConfig['banner_config']>>({
    total_banners: positive,
    animation_type: text,
    animation_duration: positive,
  }),
  button_config: entity<NonNullable<HomepageConfig['button_config']>>({
    button_theme: text,
    number_of_buttons: positive,
  }),
});

const readHomepage = list(
  entity<{ config_json?: HomepageConfig }>({ config_json: homepageConfig }),
);

/** GET /homepage/: the configuration of the first entry; without entries an empty one. */
export async function getHomepage(): Promise<HomepageConfig> {
  const entries = await request({
    method: 'GET',
    path: '/homepage/',
    query: { app_id: config().appId },
    read: readHomepage,
  });
  return entries[0]?.config_json ?? {};
}

/**
 * The homepage configuration. It is fetched when no markets are held yet: the condition looks at the
 * markets and not at the homepage, a quirk that is kept. So who came from a screen that fetched the
 * markets gets the empty configuration.
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
  return wanted ? fetched : { status: 'fulfilled', data: {}, retry: fetched.retry };
}
