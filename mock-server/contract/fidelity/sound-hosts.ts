import { singleVariations } from '../second-host/single-variations.ts';
import type { Variant } from '../second-host/variant.ts';
import { isFullRun, ofShard } from '../selected-calls.ts';

/** Variations in which rules or comparisons between exchanges might see a fault. */
const names = [
  'pages-of-2',
  'the-older-half-sangam',
  'short-lived-tokens',
  'pages-of-50',
  'product-ids',
  'one-market',
  '300-markets',
  'no-bets',
  'six-bet-types',
  'no-rates',
  'bets-are-created',
  'a-refused-refresh-is-400',
  'closed-is-409',
  'invalid-is-422',
  'ids-as-texts',
  'amounts-as-texts',
  'timestamps-in-utc',
  'undrawn-numbers-left-out',
  'family-by-kind',
  'bracket-as-a-list',
  'suggestions-backwards',
  'a-new-refresh-token',
  'one-session-at-a-time',
  'rate-limit',
];

/** Hosts that are as sound as the plain one and respond otherwise; one of them unless the run is full. */
export const soundHosts: readonly Variant[] = (isFullRun ? ofShard(names) : names.slice(0, 1)).map(
  (name) => {
    const found = singleVariations.find((one) => one.name === name);
    if (!found) throw new Error(`No variation is named ${name}.`);
    return found;
  },
);
