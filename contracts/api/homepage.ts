import * as Type from 'typebox';
import type { Read } from '../reading/read-type.ts';
import { name } from './common.ts';
import { Default, FirstOf, OpaqueId } from './schema.ts';

const text = (example: string, value: string) =>
  Type.Optional(Default(Type.String({ examples: [example] }), value));
const count = (example: number, value: number, description?: string) =>
  Type.Optional(
    Default(
      Type.Integer({ minimum: 0, examples: [example], ...(description && { description }) }),
      value,
    ),
  );

export const Banner = Type.Object({
  id: OpaqueId({ examples: [1] }),
  image_url: Default(
    Type.String({
      description: 'An address that shows a picture and does nothing else.',
      pattern: '^([hH][tT][tT][pP][sS]?:|[dD][aA][tT][aA]:[iI][mM][aA][gG][eE]/|[^:]*$)',
      examples: ['/a.png'],
    }),
    '',
  ),
  title: text('Welcome', ''),
  description: text('To all', ''),
});
export interface Banner extends Read<typeof Banner> {}
export type SentBanner = Type.Static<typeof Banner>;

export const HomeButton = Type.Object({
  id: OpaqueId({ examples: [1] }),
  name: name('RESULTS'),
  theme: Type.Optional(
    Type.String({ description: 'primary, or any other look', examples: ['gold'] }),
  ),
});
export interface HomeButton extends Read<typeof HomeButton> {}

/** Milliseconds from one banner to the next. */
export const BANNER_INTERVAL = 5000;

const bannerDefaults = {
  total_banners: 5,
  animation_type: 'fade',
  animation_duration: BANNER_INTERVAL,
};
const bannerConfig = Type.Object({
  total_banners: count(500, bannerDefaults.total_banners),
  animation_type: text('slide', bannerDefaults.animation_type),
  animation_duration: count(900, bannerDefaults.animation_duration, 'milliseconds'),
});

const buttonDefaults = { button_theme: 'primary', number_of_buttons: 3 };
const buttonConfig = Type.Object({
  button_theme: text('gold', buttonDefaults.button_theme),
  number_of_buttons: count(500, buttonDefaults.number_of_buttons),
});

export const HomepageConfig = Type.Object({
  theme: Type.Optional(
    Type.Object({ primary_color: text('#7a0019', ''), secondary_color: text('#ffd54a', '') }),
  ),
  banners: Type.Optional(Default(Type.Array(Banner), [])),
  buttons: Type.Optional(Default(Type.Array(HomeButton), [])),
  banner_config: Type.Optional(Default(bannerConfig, bannerDefaults)),
  button_config: Type.Optional(Default(buttonConfig, buttonDefaults)),
});
export interface HomepageConfig extends Read<typeof HomepageConfig> {}
export type SentHomepageConfig = Type.Static<typeof HomepageConfig>;

/** The homepage of a host without a configuration. */
export const noHomepage: HomepageConfig = {
  banners: [],
  buttons: [],
  banner_config: bannerDefaults,
  button_config: buttonDefaults,
};

export const HomepageResponse = FirstOf(
  Type.Object({ config_json: Default(HomepageConfig, noHomepage) }),
);
export type HomepageResponse = Read<typeof HomepageResponse>;
export type SentHomepageResponse = Type.Static<typeof HomepageResponse>;
