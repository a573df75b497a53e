import { at } from '../../reading/json.ts';
import type { Place } from '../../reading/place.ts';
import { describeFound, type Part, part } from '../finding.ts';
import type { Reading } from '../reader.ts';
import { addressFault } from './missing-value-text.ts';
import { repeatedIds } from './unique-ids.ts';

type Homepage = Reading<'homepage'>;

/** Shorter intervals, in milliseconds, leave no time to see a banner. */
const shortestInterval = 200;

const colour = /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z-]+\(.+\)|(?![a-f]*$)[a-z]+)?$/i;

const addressFindings = (banners: Homepage[number]['config_json']['banners'], place: Place) =>
  banners.flatMap(({ image_url: address }, index): Part[] => {
    const found = addressFault(address);
    if (!found) return [];
    const expected = 'the address of a picture';
    return [part([...place, 'banners', index, 'image_url'], found, expected, 'sees no picture')];
  });

/** Banners with a shorter caption than the specification shows, or without one. */
export const homepageNotes = ([first]: Homepage): Part[] =>
  (first?.config_json.banners ?? []).flatMap(({ title, description }, index) =>
    title.trim() === ''
      ? [
          part(
            [0, 'config_json', 'banners', index, 'title'],
            'is missing or empty',
            'or not',
            description.trim() === '' ? 'sees no caption' : 'sees a shorter caption',
          ),
        ]
      : [],
  );

/** The first entry has banners and buttons of their own, colours that CSS knows, and time to look. */
export function homepageParts([first]: Homepage, body: unknown): Part[] {
  if (!first) return [];
  const { theme, banner_config, banners } = first.config_json;
  const place = [0, 'config_json'];
  const config = at(Array.isArray(body) ? body[0] : undefined, 'config_json');
  const colours = Object.entries(theme ?? {}).flatMap(([name, value]): Part[] =>
    colour.test(value.trim())
      ? []
      : [
          part(
            [...place, 'theme', name],
            describeFound(value),
            'a colour of CSS, e.g. #0b6e4f',
            'sees the colours of the app instead of those of the host',
          ),
        ],
  );
  const { animation_duration: interval } = banner_config;
  const flickers = interval > 0 && interval < shortestInterval;
  return [
    ...repeatedIds(at(config, 'banners'), [...place, 'banners'], 'does not see this banner'),
    ...repeatedIds(at(config, 'buttons'), [...place, 'buttons'], 'does not see this button'),
    ...addressFindings(banners, place),
    ...colours,
    ...(flickers
      ? [
          part(
            [...place, 'banner_config', 'animation_duration'],
            `is ${interval}`,
            'milliseconds',
            'sees banners flicker',
          ),
        ]
      : []),
  ];
}
