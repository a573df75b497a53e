import Type, { type Static } from 'typebox';

export const Banner = Type.Object({
  id: Type.Integer(),
  image_url: Type.String(),
  title: Type.String(),
  description: Type.String(),
});
export type Banner = Static<typeof Banner>;

export const HomeButton = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  theme: Type.Optional(Type.String({ description: 'primary, or any other look' })),
});
export type HomeButton = Static<typeof HomeButton>;

export const HomepageConfig = Type.Object({
  theme: Type.Optional(
    Type.Object({ primary_color: Type.String(), secondary_color: Type.String() }),
  ),
  banners: Type.Optional(Type.Array(Banner)),
  buttons: Type.Optional(Type.Array(HomeButton)),
  banner_config: Type.Optional(
    Type.Object({
      total_banners: Type.Optional(Type.Integer()),
      animation_type: Type.Optional(Type.String()),
      animation_duration: Type.Optional(Type.Integer({ description: 'milliseconds' })),
    }),
  ),
  button_config: Type.Optional(
    Type.Object({
      button_theme: Type.Optional(Type.String()),
      number_of_buttons: Type.Optional(Type.Integer()),
    }),
  ),
});
export type HomepageConfig = Static<typeof HomepageConfig>;

/** Response of GET /homepage/: an array, of which the client reads the first row. */
export const HomepageResponse = Type.Array(Type.Object({ config_json: HomepageConfig }));
export type HomepageResponse = Static<typeof HomepageResponse>;
