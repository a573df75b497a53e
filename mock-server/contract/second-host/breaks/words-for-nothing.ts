import { bodies, each, set } from '../edit.ts';
import type { Break } from '../variant.ts';

const config = '*.config_json';
const address = `${config}.banners.*.image_url`;

/** Texts that programs write where they have no value. */
export const wordsForNothing: readonly Break[] = [
  {
    name: 'banner-addresses-undefined',
    description: 'The address of a banner is the text undefined.',
    endpoint: 'homepage',
    effect: 'Sees no picture.',
    changed: bodies(set(address, 'undefined'), 'homepage'),
  },
  {
    name: 'banner-addresses-null',
    description: 'The address of a banner is the text null.',
    endpoint: 'homepage',
    effect: 'Sees no picture.',
    changed: bodies(set(address, 'null'), 'homepage'),
  },
  {
    name: 'banner-addresses-none',
    description: 'The address of a banner is the text None.',
    endpoint: 'homepage',
    effect: 'Sees no picture.',
    changed: bodies(set(address, 'None'), 'homepage'),
  },
  {
    name: 'banner-addresses-with-undefined',
    description: 'The address of a banner begins with a server that is undefined.',
    endpoint: 'homepage',
    effect: 'Sees no picture.',
    changed: bodies(
      each(address, (path) => `undefined${path}`),
      'homepage',
    ),
  },
  {
    name: 'banner-addresses-without-a-server',
    description: 'The address of a banner has a scheme and no server.',
    endpoint: 'homepage',
    effect: 'Sees no picture.',
    changed: bodies(set(address, 'https://'), 'homepage'),
  },
  {
    name: 'banner-addresses-of-an-object',
    description: 'The address of a banner is that of a file named [object Object].',
    endpoint: 'homepage',
    effect: 'Sees no picture.',
    changed: bodies(set(address, '/media/[object Object]'), 'homepage'),
  },
  {
    name: 'banner-titles-null',
    description: 'The title of a banner is the text null.',
    endpoint: 'homepage',
    effect: 'Reads null.',
    changed: bodies(set(`${config}.banners.*.title`, 'null'), 'homepage'),
  },
  {
    name: 'button-names-undefined',
    description: 'The name of a button is the text undefined.',
    endpoint: 'homepage',
    effect: 'Reads undefined.',
    changed: bodies(set(`${config}.buttons.*.name`, 'undefined'), 'homepage'),
  },
  {
    name: 'market-names-of-objects',
    description: 'The name of a market is the text [object Object].',
    endpoint: 'markets',
    effect: 'Reads [object Object].',
    changed: bodies(set('*.name', '[object Object]'), 'markets'),
  },
  {
    name: 'undrawn-numbers-as-null-texts',
    description: 'A number that is not drawn is the text null.',
    endpoint: 'markets',
    effect: 'Reads null in place of stars.',
    changed: bodies(
      each('*.close_pana', (pana) => pana ?? 'null'),
      'markets',
    ),
  },
  {
    name: 'a-player-named-undefined',
    description: 'The names of a player are the text undefined.',
    endpoint: 'login',
    effect: 'Reads undefined undefined.',
    changed: bodies(
      each('user', (user) => ({
        ...Object(user),
        name: 'undefined undefined',
        first_name: 'undefined',
        last_name: 'undefined',
      })),
      'login',
    ),
  },
  {
    name: 'games-of-bets-undefined',
    description: 'The bet type of a bet is named undefined.',
    endpoint: 'history',
    effect: 'Reads undefined as its game.',
    changed: bodies(set('data.*.bet_type.name', 'undefined'), 'history'),
  },
];
