import { at, each, fieldsIn, inOrder, isFields, type Json, listIn, set } from '../edit.ts';
import { catalogueIds, ratePagesOf } from '../rewrite.ts';
import { bodies, drops, edits } from '../transform.ts';
import type { Liberties } from './liberty.ts';

/** The ids that the specification forces: Single Digit Bulk, Half Sangam A and Half Sangam B. */
const forcedIds = [2, 20, 22];
const configOf = (...names: readonly string[]) => names.map((name) => `*.config.${name}`);
const limits = configOf(
  ...['min_digit', 'max_digit', 'min_value', 'max_value', 'length', 'min_digits', 'max_digits'],
);

const combinations = (change: (list: Json[]) => Json[]) =>
  edits('suggestions', 'suggestions.combinations', (list) =>
    Array.isArray(list) ? change(list) : list,
  );

/** What a host may do with bet types, rates and suggestions. */
export const gameLiberties: Liberties = {
  'no-bet-types': { scenario: 'no-bet-types' },
  'six-bet-types': bodies('betTypes', (body) => listIn(body).slice(0, 6)),
  'unknown-bet-type': { scenario: 'unknown-bet-type' },
  'classic-half-sangam': { scenario: 'classic-half-sangam' },
  'no-default-session': { scenario: 'choose-a-side' },
  'bet-types-in-another-order': bodies('betTypes', (body) => listIn(body).toReversed()),
  'other-bet-type-ids': catalogueIds(
    'betTypes',
    (id) => (forcedIds.includes(id) ? id : id + 400),
    (id) => (Number(id) > 400 ? Number(id) - 400 : Number(id)),
  ),
  'null-limits': bodies(
    'betTypes',
    inOrder(...limits.map((path) => at(path, (value) => value ?? null))),
  ),
  'limits-left-to-the-client': drops('betTypes', [
    ...limits,
    ...configOf('bulk', 'requires_direction', 'default_direction'),
  ]),
  'limits-as-texts': edits('betTypes', limits, String),
  'narrow-limits': bodies(
    'betTypes',
    inOrder(
      set('*.config.min_digit', 3),
      set('*.config.max_digit', 7),
      set('*.config.min_value', 20),
      set('*.config.max_value', 80),
    ),
  ),
  'rates-on-several-pages': ratePagesOf(10),
  'rates-without-pagination': drops('payouts', 'pagination'),
  'rates-as-texts': edits('payouts', 'data.*.payout_config.multiply_by', (rate) =>
    Number(rate).toFixed(2),
  ),
  'no-rates': edits('payouts', 'data', () => []),
  'suggestions-in-another-order': combinations((list) => list.toReversed()),
  'suggestions-without-their-bet-type': drops('suggestions', 'bet_type'),
  'family-and-member': bodies('suggestions', (body, { body: sent }) => {
    const { pana } = fieldsIn(fieldsIn(sent).payload);
    return each('suggestions.combinations.*', (one) =>
      String(one).includes(':') ? `${pana}:${String(one).match(/\d{3}/)?.[0]}` : one,
    )(body);
  }),
  'kind-before-pana': combinations((list) =>
    list.map((one) => String(one).split(':').reverse().join(':')),
  ),
  'bracket-as-a-list': edits('suggestions', 'suggestions.combinations', (given) =>
    isFields(given) ? listIn(given.jodis) : given,
  ),
};
