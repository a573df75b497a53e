import { betTypeRows } from '@matka/contracts/bet-types';
import { at, each, fieldsIn, inOrder, isFields, type Json, listIn, set } from './json.ts';
import { catalogueIds, ratePagesOf } from './rewrite.ts';
import type { Rows } from './style.ts';
import { bodies, edits } from './transform.ts';

const forcedIds = betTypeRows.filter(({ sentId }) => sentId === 'forced').map(({ id }) => id);
/** The codes of the bet types whose bids have the length that the configuration gives. */
const readsLength: readonly Json[] = ['single_pana', 'double_pana'];

const configOf = (...names: readonly string[]) => names.map((name) => `*.config.${name}`);
const limits = configOf(
  ...['min_digit', 'max_digit', 'min_value', 'max_value', 'length', 'min_digits', 'max_digits'],
);
const betTypeIds = 'the ids of bet types';
const limitValues = 'the limits of bet types';
const ratePages = 'the pages of rates';
const penalGroup = 'how a suggestion of Penal Group is written';

const otherIds = (isKept: (id: number) => boolean) =>
  catalogueIds(
    'betTypes',
    (id) => (isKept(id) ? id : id + 400),
    (id) => (Number(id) > 400 ? Number(id) - 400 : Number(id)),
  );

/** Changes the list of a suggestion; that of Red Bracket is an object. */
const combinations = (change: (list: Json[], pana: Json | undefined) => Json[]) =>
  bodies('suggestions', (body, { body: sent }) => {
    const { pana } = fieldsIn(fieldsIn(sent).payload);
    return each('suggestions.combinations', (list) =>
      Array.isArray(list) ? change(list, pana) : list,
    )(body);
  });

/** Changes the keyed entries of a suggestion, which Penal Group has alone. */
const keyed = (change: (key: string, pana: string, sent: Json | undefined) => string) =>
  combinations((list, sent) =>
    list.map((one) => {
      const [key = '', pana] = String(one).split(':');
      return pana === undefined ? one : change(key, pana, sent);
    }),
  );

/** Styles of a host's bet types, rates and suggestions. */
export const gameRows: Rows = {
  'no-bet-types': { sentence: 'A host may offer no bet types.', scenario: 'no-bet-types' },
  'six-bet-types': {
    sentence: 'A host may offer some of the bet types.',
    endpoint: 'betTypes',
    change: (list) => listIn(list).slice(0, 6),
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
    endpoint: 'betTypes',
    change: 'reverse',
  },
  'other-bet-type-ids': {
    sentence:
      'The ids of bet types are the host’s own, but for the three that the client sends whatever it was given.',
    decides: betTypeIds,
    transform: otherIds((id) => forcedIds.some((one) => one === id)),
  },
  'forced-ids-beside-listed-ones': {
    sentence: 'Bets of the ids 2, 20 and 22 mean their codes, whatever ids are listed for them.',
    decides: betTypeIds,
    transform: otherIds(() => false),
  },
  'null-limits': {
    sentence: 'Limits that do not apply to a bet type may be null.',
    decides: limitValues,
    transform: bodies(
      'betTypes',
      inOrder(...limits.map((path) => at(path, (value) => value ?? null))),
    ),
  },
  'limits-left-to-the-client': {
    sentence: 'Limits may be left out: those of the specification hold then.',
    decides: limitValues,
    endpoint: 'betTypes',
    path: [...limits, ...configOf('bulk', 'requires_direction', 'default_direction')],
    change: 'drop',
  },
  'limits-as-texts': {
    sentence: 'Limits may be texts.',
    endpoint: 'betTypes',
    path: limits,
    change: 'as text',
  },
  'narrow-limits': {
    sentence: 'A host may take fewer numbers than the game has.',
    decides: limitValues,
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
  'lengths-that-nobody-reads': {
    sentence: 'A length means something to Single Pana and Double Pana alone.',
    decides: limitValues,
    transform: edits('betTypes', '*.config', (config) => {
      const own = fieldsIn(config);
      return readsLength.includes(own.code ?? null) ? own : { ...own, length: 5 };
    }),
  },
  'rates-on-several-pages': {
    sentence: 'Rates may be on several pages: the client asks for the first.',
    decides: ratePages,
    transform: ratePagesOf(10),
  },
  'rates-without-pagination': {
    sentence: 'Rates may say nothing about pages.',
    decides: ratePages,
    endpoint: 'payouts',
    path: 'pagination',
    change: 'drop',
  },
  'rates-as-texts': {
    sentence: 'Rates may be texts with decimals.',
    endpoint: 'payouts',
    path: 'data.*.payout_config.multiply_by',
    change: 'as decimals',
  },
  'no-rates': {
    sentence: 'A host may publish no rates.',
    endpoint: 'payouts',
    path: 'data',
    change: 'empty',
  },
  'suggestions-in-another-order': {
    sentence: 'The order of suggestions is the host’s own.',
    transform: combinations((list) => list.toReversed()),
  },
  'suggestions-twice': {
    sentence: 'A suggestion may stand twice in its list: it is one bid.',
    transform: combinations((list) => [...list, ...list.slice(0, 2)]),
  },
  'suggestions-without-their-bet-type': {
    sentence: 'Suggestions need not repeat the bet type.',
    endpoint: 'suggestions',
    path: 'bet_type',
    change: 'drop',
  },
  'family-and-member': {
    sentence:
      'A combination of Penal Group may be family:member: the pana on the right is the bid.',
    decides: penalGroup,
    transform: keyed((key, pana, sent) => `${sent}:${`${key}${pana}`.match(/\d{3}/)?.[0]}`),
  },
  'kind-before-pana': {
    sentence: 'A combination of Penal Group may be kind:pana, SP:128 in place of 128:SP.',
    decides: penalGroup,
    transform: keyed((key, pana) => `${pana}:${key}`),
  },
  'penal-group-without-keys': {
    sentence: 'A combination of Penal Group may be the pana alone.',
    decides: penalGroup,
    transform: keyed((key, pana) => `${key}${pana}`.match(/\d{3}/)?.[0] ?? ''),
  },
  'penal-group-with-blanks': {
    sentence: 'A combination of Penal Group may have blanks around its colon.',
    decides: penalGroup,
    transform: keyed((key, pana) => `${key} : ${pana}`),
  },
  'bracket-as-a-list': {
    sentence: 'The jodis of Red Bracket may be a plain list.',
    decides: 'where the jodis of Red Bracket stand',
    endpoint: 'suggestions',
    path: 'suggestions.combinations',
    change: (given) => (isFields(given) ? listIn(given.jodis) : given),
  },
  'bracket-beside-the-combinations': {
    sentence: 'The jodis of Red Bracket may stand beside the combinations.',
    decides: 'where the jodis of Red Bracket stand',
    endpoint: 'suggestions',
    path: 'suggestions',
    change: (own) => {
      const { combinations: given = null } = fieldsIn(own);
      return isFields(given) ? { jodis: listIn(given.jodis) } : own;
    },
  },
};
