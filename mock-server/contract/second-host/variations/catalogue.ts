import { bodies, each, fieldsIn, inOrder, listIn, set, without } from '../edit.ts';
import type { Variation } from './variation.ts';

const config = '*.config_json';

/** Home pages, bet types and rates of other hosts. */
export const catalogue: readonly Variation[] = [
  {
    name: 'a-home-page-of-nulls',
    description: 'Every part of the home page that a host may leave out is null.',
    changed: bodies(
      inOrder(
        ...['theme', 'banners', 'buttons', 'banner_config', 'button_config'].map((name) =>
          set(`${config}.${name}`, null),
        ),
      ),
      'homepage',
    ),
    differs: 'The client’s own defaults are shown.',
  },
  {
    name: 'one-banner-without-a-description',
    description: 'A banner has no description.',
    changed: bodies(
      each(`${config}.banners.*`, (banner) => {
        const { description, ...others } = fieldsIn(banner);
        return description === '' ? others : banner;
      }),
      'homepage',
    ),
  },
  {
    name: 'banner-numbers-as-texts',
    description: 'The numbers of the home page are texts.',
    changed: bodies(
      inOrder(
        each(`${config}.banners.*.id`, String),
        each(`${config}.buttons.*.id`, String),
        each(`${config}.banner_config.total_banners`, String),
        each(`${config}.banner_config.animation_duration`, String),
        each(`${config}.button_config.number_of_buttons`, String),
      ),
      'homepage',
    ),
  },
  {
    name: 'colours-in-other-notations',
    description: 'The colours of the home page are written as functions and short.',
    changed: bodies(
      set(`${config}.theme`, { primary_color: 'rgb(11 110 79)', secondary_color: '#FA0' }),
      'homepage',
    ),
    differs: 'The colours are others.',
  },
  {
    name: 'no-bet-type',
    description: 'The host lists no bet type.',
    changed: bodies(() => [], 'betTypes'),
    differs: 'There is nothing to bet on.',
  },
  {
    name: 'six-bet-types',
    description: 'The host offers six bet types.',
    changed: bodies((body) => listIn(body).slice(0, 6), 'betTypes'),
    differs: 'The other tiles are not there.',
  },
  {
    name: 'limits-as-texts',
    description: 'The limits of bet types are texts.',
    changed: bodies(
      inOrder(
        ...[
          'min_digit',
          'max_digit',
          'min_value',
          'max_value',
          'length',
          'min_digits',
          'max_digits',
        ].map((name) => each(`*.config.${name}`, String)),
      ),
      'betTypes',
    ),
  },
  {
    name: 'narrow-limits',
    description: 'The host takes fewer numbers than the game has.',
    changed: bodies(
      inOrder(
        set('*.config.min_digit', 3),
        set('*.config.max_digit', 7),
        set('*.config.min_value', 20),
        set('*.config.max_value', 80),
      ),
      'betTypes',
    ),
    differs: 'The limits are others.',
  },
  {
    name: 'motors-of-five-digits',
    description: 'A motor has five digits at least.',
    options: { leastMotorDigits: 5 },
    differs: 'The limits are others.',
  },
  {
    name: 'no-direction-required',
    description: 'Bet types say neither a default session nor whether one is required.',
    changed: bodies(
      inOrder(
        set('*.config.default_direction', null),
        without('*.config.requires_direction'),
        without('*.config.bulk'),
      ),
      'betTypes',
    ),
    differs: 'No session is chosen at first.',
  },
  {
    name: 'rates-as-texts',
    description: 'Rates are texts with decimals.',
    changed: bodies(
      each('data.*.payout_config.multiply_by', (rate) => Number(rate).toFixed(2)),
      'payouts',
    ),
  },
  {
    name: 'rates-without-pagination',
    description: 'The rates say nothing about pages.',
    changed: bodies(without('pagination'), 'payouts'),
  },
  {
    name: 'no-rates',
    description: 'The host publishes no rates.',
    changed: bodies(set('data', []), 'payouts'),
    differs: 'The list of rates is empty.',
  },
];
