import { at, each, fieldsIn, inOrder, isFields, type Json, listIn, set, without } from '../edit.ts';
import { catalogueIds, ratePagesOf } from '../rewrite.ts';
import { bodies } from '../transform.ts';
import type { Liberties } from './liberty.ts';

/** The ids that the specification forces: Single Digit Bulk, Half Sangam A and Half Sangam B. */
const forcedIds = [2, 20, 22];
const limits = [
  'min_digit',
  'max_digit',
  'min_value',
  'max_value',
  'length',
  'min_digits',
  'max_digits',
];

const combinations = (change: (list: Json[]) => Json[]) =>
  bodies(
    'suggestions',
    each('suggestions.combinations', (list) => (Array.isArray(list) ? change(list) : list)),
  );

/** What a host may do with bet types, rates and suggestions. */
export const gameLiberties: Liberties = {
  'no-bet-types': { sentence: 'A host may offer no bet types.', scenario: 'no-bet-types' },
  'six-bet-types': {
    sentence: 'A host may offer some of the bet types.',
    transform: bodies('betTypes', (body) => listIn(body).slice(0, 6)),
  },
  'unknown-bet-type': {
    sentence: 'A bet type may have a code that the client does not know.',
    scenario: 'unknown-bet-type',
  },
  'classic-half-sangam': {
    sentence: 'Half Sangam may be one bet type of the code half_sangam.',
    scenario: 'classic-half-sangam',
  },
  'no-default-session': {
    sentence: 'A bet type may have no default session: the player chooses.',
    scenario: 'choose-a-side',
  },
  'bet-types-in-another-order': {
    sentence: 'The order of the list of bet types is the host’s own: the client sorts by id.',
    transform: bodies('betTypes', (body) => listIn(body).toReversed()),
  },
  'other-bet-type-ids': {
    sentence:
      'The ids of bet types are the host’s own, but for the three that the client sends whatever it was given.',
    transform: catalogueIds(
      'betTypes',
      (id) => (forcedIds.includes(id) ? id : id + 400),
      (id) => (Number(id) > 400 ? Number(id) - 400 : Number(id)),
    ),
  },
  'null-limits': {
    sentence: 'Limits that do not apply to a bet type may be null.',
    transform: bodies(
      'betTypes',
      inOrder(...limits.map((name) => at(`*.config.${name}`, (value) => value ?? null))),
    ),
  },
  'limits-left-to-the-client': {
    sentence: 'Limits may be left out: those of the specification hold then.',
    transform: bodies(
      'betTypes',
      inOrder(
        ...[...limits, 'bulk', 'requires_direction', 'default_direction'].map((name) =>
          without(`*.config.${name}`),
        ),
      ),
    ),
  },
  'limits-as-texts': {
    sentence: 'Limits may be texts.',
    transform: bodies(
      'betTypes',
      inOrder(...limits.map((name) => each(`*.config.${name}`, String))),
    ),
  },
  'narrow-limits': {
    sentence: 'A host may take fewer numbers than the game has.',
    transform: bodies(
      'betTypes',
      inOrder(
        set('*.config.min_digit', 3),
        set('*.config.max_digit', 7),
        set('*.config.min_value', 20),
        set('*.config.max_value', 80),
      ),
    ),
  },
  'rates-on-several-pages': {
    sentence: 'Rates may be on several pages: the client asks for the first.',
    transform: ratePagesOf(10),
  },
  'rates-without-pagination': {
    sentence: 'Rates may say nothing about pages.',
    transform: bodies('payouts', without('pagination')),
  },
  'rates-as-texts': {
    sentence: 'Rates may be texts with decimals.',
    transform: bodies(
      'payouts',
      each('data.*.payout_config.multiply_by', (rate) => Number(rate).toFixed(2)),
    ),
  },
  'no-rates': {
    sentence: 'A host may publish no rates.',
    transform: bodies('payouts', set('data', [])),
  },
  'suggestions-in-another-order': {
    sentence: 'The order of suggestions is the host’s own.',
    transform: combinations((list) => list.toReversed()),
  },
  'suggestions-without-their-bet-type': {
    sentence: 'Suggestions need not repeat the bet type.',
    transform: bodies('suggestions', without('bet_type')),
  },
  'family-and-member': {
    sentence:
      'A combination of Penal Group may be family:member: the pana on the right is the bid.',
    transform: bodies('suggestions', (body, { body: sent }) => {
      const { pana } = fieldsIn(fieldsIn(sent).payload);
      return each('suggestions.combinations.*', (one) =>
        String(one).includes(':') ? `${pana}:${String(one).match(/\d{3}/)?.[0]}` : one,
      )(body);
    }),
  },
  'kind-before-pana': {
    sentence: 'A combination of Penal Group may be kind:pana, SP:128 in place of 128:SP.',
    transform: combinations((list) =>
      list.map((one) => String(one).split(':').reverse().join(':')),
    ),
  },
  'bracket-as-a-list': {
    sentence: 'The jodis of Red Bracket may be a plain list.',
    transform: bodies(
      'suggestions',
      each('suggestions.combinations', (given) => (isFields(given) ? listIn(given.jodis) : given)),
    ),
  },
};
