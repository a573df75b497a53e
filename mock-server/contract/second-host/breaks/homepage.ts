import { bodies, each, listIn, renamed, set } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

const inHome = (change: (body: Json) => Json) => bodies(change, 'homepage');
const home = '*.config_json';

const all: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'home-page-as-object',
    description: 'The home page is no list.',
    effect: 'Reads that the home page could not be loaded.',
    changed: inHome((body) => listIn(body)[0] ?? null),
  },
  {
    name: 'home-page-as-text',
    description: 'The configuration of the home page is JSON in a text.',
    effect: 'Sees no banner and none of the host’s buttons.',
    changed: inHome(each(home, (config) => JSON.stringify(config))),
  },
  {
    name: 'banners-by-key',
    description: 'The banners are an object.',
    effect: 'Sees no banner.',
    changed: inHome(each(`${home}.banners`, (list) => ({ ...listIn(list) }) as Json)),
  },
  {
    name: 'pictures-renamed',
    description: 'The picture of a banner is called image.',
    effect: 'Sees banners without pictures.',
    changed: inHome(renamed(`${home}.banners.*.image_url`, 'image')),
  },
  {
    name: 'pictures-that-are-scripts',
    description: 'The picture of a banner is a script.',
    effect: 'Sees banners without pictures.',
    changed: inHome(set(`${home}.banners.*.image_url`, 'javascript:void(0)')),
  },
  {
    name: 'banner-titles-renamed',
    description: 'The title of a banner is called heading.',
    effect: 'Sees banners without titles.',
    changed: inHome(renamed(`${home}.banners.*.title`, 'heading')),
  },
  {
    name: 'button-names-renamed',
    description: 'The name of a button is called label.',
    effect: 'Sees empty buttons.',
    changed: inHome(renamed(`${home}.buttons.*.name`, 'label')),
  },
  {
    name: 'colours-renamed',
    description: 'The colours are called primary and secondary.',
    effect: 'Sees other colours than the host means.',
    changed: inHome((body) =>
      renamed(
        `${home}.theme.primary_color`,
        'primary',
      )(renamed(`${home}.theme.secondary_color`, 'secondary')(body)),
    ),
  },
  {
    name: 'banner-interval-for-people',
    description: 'The interval of the banners is a text with a unit.',
    effect: 'Sees banners change at another pace.',
    changed: inHome(set(`${home}.banner_config.animation_duration`, '4 s')),
  },
];

/** Breaks of the home page. */
export const homepage: readonly Break[] = all.map(
  (one): Break => ({ ...one, endpoint: 'homepage' }),
);
