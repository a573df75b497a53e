import { bodies, each, fieldsIn, listIn, renamed, some, without } from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Break } from '../variant.ts';

const inRates = (change: (body: Json) => Json) => bodies(change, 'payouts');
const multiplier = 'data.*.payout_config.multiply_by';

const all: readonly Omit<Break, 'endpoint'>[] = [
  {
    name: 'rates-renamed',
    description: 'The multiplier of a rate is called multiplier.',
    effect: 'Reads a rate of 0.',
    changed: inRates(renamed(multiplier, 'multiplier')),
  },
  {
    name: 'rates-for-people',
    description: 'The multiplier of a rate ends with an x.',
    effect: 'Reads a rate of 0.',
    changed: inRates(some(multiplier, (rate) => `${rate}x`)),
  },
  {
    name: 'rates-without-configuration',
    description: 'The multiplier stands beside the bet type.',
    effect: 'Sees no rate.',
    changed: inRates(
      each('data.*', (rate) => {
        const { payout_config: config, ...others } = fieldsIn(rate);
        return { ...others, ...fieldsIn(config) };
      }),
    ),
  },
  {
    name: 'rates-without-names',
    description: 'A rate does not say its bet type.',
    effect: 'Cannot tell which game a rate is of.',
    changed: inRates(without('data.*.bet_type')),
  },
  {
    name: 'rates-in-a-bare-list',
    description: 'The rates are a list alone.',
    effect: 'Reads that the rates could not be loaded.',
    changed: inRates((body) => listIn(fieldsIn(body).data)),
  },
  {
    name: 'rates-on-three-pages',
    description: 'The first page of the rates holds ten of them.',
    effect: 'Misses the other rates: no screen asks for a second page.',
    changed: inRates((body) => ({
      data: listIn(fieldsIn(body).data).slice(0, 10),
      pagination: { current_page: 1, has_previous: false, has_next: true, total_pages: 3 },
    })),
  },
];

/** Breaks of the game rates. */
export const payouts: readonly Break[] = all.map((one): Break => ({ ...one, endpoint: 'payouts' }));
