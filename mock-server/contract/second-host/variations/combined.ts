import { singleVariations } from '../single-variations.ts';
import type { Variant } from '../variant.ts';
import type { Variation } from './variation.ts';

/** One host that does all of several variations. */
function allAtOnce(name: string, parts: readonly Variation[]): Variation {
  const descriptions = parts.map(({ name: one }) => one).join(', ');
  const sum: Variant = {
    name,
    description: `All at once: ${descriptions}.`,
    options: Object.assign({}, ...parts.map(({ options }) => options)),
    asked: (seen) =>
      parts.reduce((request, { asked }) => asked?.({ ...seen, request }) ?? request, seen.request),
    changed: (response, seen) =>
      parts.reduce((next, { changed }) => changed?.(next, seen) ?? next, response),
    written: (response, seen) =>
      parts.reduce((next, { written }) => written?.(next, seen) ?? next, response),
    delivery: Object.assign({}, ...parts.map(({ delivery }) => delivery)),
  };
  const stateful = parts.some((part) => part.stateful);
  return {
    ...sum,
    ...(stateful && { stateful: true as const }),
    ...(parts.some(({ differs }) => differs) && { differs: 'Some of them are read otherwise.' }),
  };
}

const combinations: Readonly<Record<string, readonly string[]>> = {
  'a-bad-day-on-the-network': [
    'gzip',
    'chunks',
    'one-request-per-connection',
    'rate-limit',
    'short-lived-tokens',
    'a-loud-content-type',
  ],
  'a-strict-and-terse-host': [
    'one-error-at-a-time',
    'errors-as-texts',
    'invalid-is-422',
    'closed-is-409',
    'wrong-password-is-400',
    'a-receipt-of-balances-alone',
    'suggestions-without-their-type',
    'an-empty-registration',
    'problem-details',
  ],
  'everything-as-text': [
    'amounts-as-texts',
    'ids-as-texts',
    'page-numbers-as-texts',
    'limits-as-texts',
    'status-numbers-as-texts',
    'banner-numbers-as-texts',
    'rates-as-texts',
  ],
  'an-empty-host': ['no-market', 'no-bets', 'no-home-page-entries', 'no-bet-type', 'no-rates'],
  'one-of-each': ['one-market', 'pages-of-2', 'six-bet-types', 'a-player-with-a-full-name-alone'],
  'nulls-everywhere': [
    'null-limits',
    'null-numbers-of-sub-bets',
    'null-sub-bets',
    'has-result-null',
    'a-home-page-of-nulls',
    'no-calculated-values-of-pending-bets',
  ],
  'as-little-as-possible': [
    'undrawn-numbers-left-out',
    'undecided-values-left-out',
    'limits-left-to-the-client',
    'no-points-beside-the-amount',
    'a-session-in-the-sub-bets-alone',
    'days-with-results-alone',
    'no-days-without-a-market',
    'rates-without-pagination',
  ],
  'a-flat-chart-at-new-year': ['a-flat-chart', 'new-year', 'markets-without-results'],
  'many-markets-at-midnight': ['300-markets', 'midnight', 'keys-backwards', 'extra-fields'],
  'own-ids-as-texts-and-short-tokens': [
    'ids-as-texts',
    'short-lived-tokens',
    'an-opaque-refresh-token',
    'pages-of-2',
  ],
};

function named(name: string): Variation {
  const found = singleVariations.find((one) => one.name === name);
  if (!found) throw new Error(`No variation is named ${name}.`);
  return found;
}

/** Hosts that do several variations at once. */
export const combined: readonly Variation[] = Object.entries(combinations).map(([name, parts]) =>
  allAtOnce(name, parts.map(named)),
);
