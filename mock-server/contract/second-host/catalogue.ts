import type { SentHomepageResponse as HomepageResponse } from '@matka/contracts/api/homepage';
import type { SentPayoutItem as PayoutItem } from '@matka/contracts/api/payouts';
import { betTypesOf, ratesByKind } from './bet-types.ts';

/** The home page of this host's app. */
export const homepage: HomepageResponse = [
  {
    config_json: {
      theme: { primary_color: '#0b6e4f', secondary_color: '#f2c14e' },
      banners: [
        {
          id: 51,
          image_url: '/media/surya.webp',
          title: 'Surya Day',
          description: 'Every afternoon',
        },
        { id: 52, image_url: '/media/tara.webp', title: 'Tara Night', description: '' },
      ],
      buttons: [
        { id: 61, name: 'NIGHT GAMES', theme: 'primary' },
        { id: 62, name: 'RULES', theme: 'plain' },
      ],
      banner_config: { total_banners: 2, animation_type: 'fade', animation_duration: 4000 },
      button_config: { button_theme: 'primary', number_of_buttons: 2 },
    },
  },
];

/** The game rates, a row for each kind of pana where the kind decides. */
export const payouts: readonly PayoutItem[] = betTypesOf('own').flatMap(({ name, rate }) =>
  rate === 'by kind'
    ? Object.entries(ratesByKind).map(([kind, multiply_by]) => ({
        bet_type: { name: `${name} ${kind}` },
        payout_config: { multiply_by },
      }))
    : [{ bet_type: { name }, payout_config: { multiply_by: rate } }],
);
