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
    name: 'ten-rates',
    description: 'Ten rates are listed and no further page.',
    effect: 'Misses the other rates.',
    changed: inRates(each('data', (list) => listIn(list).slice(0, 10))),
  },
];

/** Breaks of the game rates. */
export const payouts: readonly Break[] = all.map((one): Break => ({ ...one, endpoint: 'payouts' }));
