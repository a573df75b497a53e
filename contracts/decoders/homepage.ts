import { firstOf, listById } from '../decoding/collections.ts';
import { entity } from '../decoding/entities.ts';
import { defaulted, needed, optional } from '../decoding/fields.ts';
import type { Decoded } from '../decoding/kinds.ts';
import { atLeast } from '../decoding/restricted-values.ts';
import { matching, number, text } from '../decoding/values.ts';
import { name } from './common.ts';

/** A picture has an address that shows and does nothing else; a path of the page's own origin counts. */
const picture = matching(/^(https?:|data:image\/|[^:]*$)/i);

const banner = entity({
  id: needed(number),
  image_url: defaulted(picture, ''),
  title: name,
  description: optional(text, ''),
});
export interface Banner extends Decoded<typeof banner> {}

const button = entity({ id: needed(number), name, theme: optional(text) });
export interface HomeButton extends Decoded<typeof button> {}

/** Milliseconds from one banner to the next. */
export const BANNER_INTERVAL = 5000;

const bannerDefaults = {
  total_banners: 5,
  animation_type: 'fade',
  animation_duration: BANNER_INTERVAL,
};
const bannerConfig = entity({
  total_banners: optional(atLeast(0), bannerDefaults.total_banners),
  animation_type: optional(text, bannerDefaults.animation_type),
  animation_duration: optional(atLeast(0), bannerDefaults.animation_duration),
});

const buttonDefaults = { button_theme: 'primary', number_of_buttons: 3 };
const buttonConfig = entity({
  button_theme: optional(text, buttonDefaults.button_theme),
  number_of_buttons: optional(atLeast(0), buttonDefaults.number_of_buttons),
});

const config = entity({
  theme: optional(entity({ primary_color: name, secondary_color: name })),
  banners: optional(listById(banner), []),
  buttons: optional(listById(button), []),
  banner_config: optional(bannerConfig, bannerDefaults),
  button_config: optional(buttonConfig, buttonDefaults),
});
export interface HomepageConfig extends Decoded<typeof config> {}

/** What stands where a host configures nothing. */
export const noHomepage: HomepageConfig = {
  banners: [],
  buttons: [],
  banner_config: bannerDefaults,
  button_config: buttonDefaults,
};

/** GET /homepage/: only the first entry is read. */
export const homepage = firstOf(entity({ config_json: defaulted(config, noHomepage) }));
export type Homepage = Decoded<typeof homepage>;
