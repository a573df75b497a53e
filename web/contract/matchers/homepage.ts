import { MatchersV3 } from '@pact-foundation/pact';
import { filled, id } from './primitives.ts';

const { string, integer, eachLike } = MatchersV3;

export const homepage = {
  theme: { primary_color: filled('#1e40af'), secondary_color: filled('#f59e0b') },
  banners: eachLike({
    id: id(1),
    image_url: filled('/banners/welcome.svg'),
    title: string('Welcome'),
    description: string('Simulated points only'),
  }),
  buttons: eachLike({ id: id(1), name: string('STARLINE'), theme: filled('primary') }),
  banner_config: {
    total_banners: integer(5),
    animation_type: filled('fade'),
    animation_duration: integer(5000),
  },
  button_config: { button_theme: filled('primary'), number_of_buttons: integer(3) },
};
