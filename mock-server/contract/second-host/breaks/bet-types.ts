import { bodies, each, fieldsIn, renamed, without } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

const inTypes = (change: (body: Json) => Json) => bodies(change, 'betTypes');
const ofConfig = '*.config';

const all: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'codes-in-capitals',
    description: 'The codes of bet types are in capitals.',
    effect: 'Reads that no bet type is implemented.',
    changed: inTypes(each(`${ofConfig}.code`, (code) => String(code).toUpperCase())),
  },
  {
    name: 'codes-with-hyphens',
    description: 'The codes of bet types have hyphens.',
    effect: 'Reads that most bet types are not implemented.',
    changed: inTypes(each(`${ofConfig}.code`, (code) => String(code).replaceAll('_', '-'))),
  },
  {
    name: 'codes-renamed',
    description: 'The code of a bet type is called slug.',
    effect: 'Reads that no bet type is implemented.',
    changed: inTypes(renamed(`${ofConfig}.code`, 'slug')),
  },
  {
    name: 'length-zero',
    description: 'The length of a number is 0.',
    effect: 'Cannot enter a pana.',
    changed: inTypes(each(`${ofConfig}.length`, () => 0)),
  },
  {
    name: 'length-four',
    description: 'The length of a pana is 4.',
    effect: 'Cannot enter a pana.',
    changed: inTypes(each(`${ofConfig}.length`, (length) => (length === 3 ? 4 : length))),
  },
  {
    name: 'min-above-max',
    description: 'The lowest digit is above the highest.',
    effect: 'Cannot enter a digit.',
    changed: inTypes(
      each(ofConfig, (config) => {
        const { min_digit: min = null, max_digit: max = null, ...others } = fieldsIn(config);
        return min === null ? config : { ...others, min_digit: max, max_digit: min };
      }),
    ),
  },
  {
    name: 'jodi-limits-swapped',
    description: 'The lowest jodi is above the highest.',
    effect: 'Cannot enter a jodi.',
    changed: inTypes(
      each(ofConfig, (config) => {
        const { min_value: min = null, max_value: max = null, ...others } = fieldsIn(config);
        return min === null ? config : { ...others, min_value: max, max_value: min };
      }),
    ),
  },
  {
    name: 'motor-digits-swapped',
    description: 'A motor has six digits at least and four at most.',
    effect: 'Cannot enter a motor.',
    changed: inTypes(
      each(ofConfig, (config) => {
        const { min_digits: min = null, max_digits: max = null, ...others } = fieldsIn(config);
        return min === null ? config : { ...others, min_digits: max, max_digits: min };
      }),
    ),
  },
  {
    name: 'direction-missing',
    description: 'A bet type does not say its direction.',
    effect: 'Can choose open where close alone decides.',
    changed: inTypes(without(`${ofConfig}.bet_direction`)),
  },
  {
    name: 'direction-in-capitals',
    description: 'The direction of a bet type is in capitals.',
    effect: 'Can choose open where close alone decides.',
    changed: inTypes(each(`${ofConfig}.bet_direction`, (word) => String(word).toUpperCase())),
  },
  {
    name: 'config-as-text',
    description: 'The configuration of a bet type is JSON in a text.',
    effect: 'Sees no bet type.',
    changed: inTypes(each(ofConfig, (config) => JSON.stringify(config))),
  },
  {
    name: 'config-missing',
    description: 'A bet type has no configuration.',
    effect: 'Sees no bet type.',
    changed: inTypes(without(ofConfig)),
  },
  {
    name: 'bet-type-ids-with-letters',
    description: 'The id of a bet type has letters.',
    effect: 'Sees no bet type.',
    changed: inTypes(each('*.id', (id) => `type-${id}`)),
  },
  {
    name: 'bet-type-names-missing',
    description: 'A bet type has no name.',
    effect: 'Sees tiles without names.',
    changed: inTypes(without('*.name')),
  },
  {
    name: 'bet-types-within-data',
    description: 'The bet types stand within data.',
    effect: 'Reads that the betting options could not be loaded.',
    changed: inTypes((data) => ({ data })),
  },
];

/** Breaks of the list of bet types. */
export const betTypes: readonly Break[] = all.map(
  (one): Break => ({ ...one, endpoint: 'betTypes' }),
);
