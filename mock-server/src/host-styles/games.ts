import { betTypeRows } from '@matka/contracts/bet-types';
import { numbers, spelled, texts } from './ids.ts';
import { each, fieldsIn, isFields, type Json, listIn } from './json.ts';
import type { ResponseChange, ResponseForm, Rows } from './style.ts';

const isForced = (id: number): boolean =>
  betTypeRows.some((row) => row.sentId === 'forced' && row.id === id);
/** The codes of the bet types whose bids have the configured length. */
const readsLength: readonly Json[] = ['single_pana', 'double_pana'];

const configOf = (...names: readonly string[]) => names.map((name) => `*.config.${name}`);
const limits = configOf(
  ...['min_digit', 'max_digit', 'min_value', 'max_value', 'length', 'min_digits', 'max_digits'],
);
const betTypeIds = 'the ids of bet types';
const limitValues = 'the limits of bet types';
const ratePages = 'the pages of rates';
const penalGroup = 'how a suggestion of Penal Group is written';

const otherIds = (isKept: (id: number) => boolean, { write, read } = numbers(400)) =>
  spelled('betTypes', {
    write: (id) => (isKept(id) ? id : write(id)),
    read: (id) => read(id) ?? (isForced(Number(id)) ? Number(id) : undefined),
  });

/** Changes the list of a suggestion; for Red Bracket it is an object. */
const combinations = (change: (list: Json[]) => Json[]): ResponseChange => ({
  endpoint: 'suggestions',
  path: 'suggestions.combinations',
  change: (list) => (Array.isArray(list) ? change(list) : list),
});

/** Changes the keyed entries of a suggestion, which only Penal Group has; `asked` is the pana of the request. */
const keyed =
  (change: (key: string, pana: string, asked: Json | undefined) => string): ResponseForm =>
  (response, { endpoint, body }) => {
    if (endpoint !== 'suggestions') return response;
    const asked = fieldsIn(fieldsIn(body).payload).pana;
    const edit = (one: Json): Json => {
      const [key = '', pana] = String(one).split(':');
      return pana === undefined ? one : change(key, pana, asked);
    };
    return {
      ...response,
      body: each('suggestions.combinations', (list) =>
        Array.isArray(list) ? list.map(edit) : list,
      )(response.body),
    };
  };

/** Styles of a host's bet types, rates and suggestions. */
export const gameRows: Rows = {
  'no-bet-types': { description: 'A host may offer no bet types.', scenario: 'no-bet-types' },
  'six-bet-types': {
    description: 'A host may offer some of the bet types.',
    endpoint: 'betTypes',
    change: (list) => listIn(list).slice(0, 6),
  },
  'unknown-bet-type': {
    description: 'A bet type may have a code that the client does not know.',
    scenario: 'unknown-bet-type',
  },
  'classic-half-sangam': {
    description: 'Half Sangam may be one bet type of the code half_sangam.',
    scenario: 'classic-half-sangam',
  },
  'no-default-session': {
    description: 'A bet type may have no default session: the player chooses.',
    scenario: 'choose-a-side',
  },
  'bet-types-in-another-order': {
    description: 'The order of the list of bet types is the host’s own: the client sorts by id.',
    endpoint: 'betTypes',
    change: 'reverse',
  },
  'other-bet-type-ids': {
    description:
      'The ids of bet types are the host’s own, but for the three that the client sends whatever it was given.',
    decides: betTypeIds,
    ...otherIds(isForced),
  },
  'bet-type-ids-with-letters': {
    description: 'The ids of other bet types than these three may be texts with letters.',
    decides: betTypeIds,
    ...otherIds(isForced, texts(12, '65f0be77c0de')),
  },
  'forced-ids-beside-listed-ones': {
    description: 'Bets of the ids 2, 20 and 22 mean their codes, whatever ids are listed for them.',
    decides: betTypeIds,
    ...otherIds(() => false),
  },
  'null-limits': {
    description: 'Limits that do not apply to a bet type may be null.',
    decides: limitValues,
    endpoint: 'betTypes',
    path: limits,
    change: 'null if absent',
  },
  'limits-left-to-the-client': {
    description: 'Limits may be left out: those of the specification hold then.',
    decides: limitValues,
    endpoint: 'betTypes',
    path: [...limits, ...configOf('bulk', 'requires_direction', 'default_direction')],
    change: 'drop',
  },
  'limits-as-texts': {
    description: 'Limits may be texts.',
    endpoint: 'betTypes',
    path: limits,
    change: 'as text',
  },
  'narrow-limits': {
    description: 'A host may take fewer numbers than the game has.',
    decides: limitValues,
    changes: Object.entries({ min_digit: 3, max_digit: 7, min_value: 20, max_value: 80 }).map(
      ([name, limit]) => ({
        endpoint: 'betTypes',
        path: `*.config.${name}`,
        change: { set: limit },
      }),
    ),
  },
  'lengths-that-nobody-reads': {
    description: 'A length means something to Single Pana and Double Pana alone.',
    decides: limitValues,
    endpoint: 'betTypes',
    path: '*.config',
    change: (config) => {
      const own = fieldsIn(config);
      return readsLength.includes(own.code ?? null) ? own : { ...own, length: 5 };
    },
  },
  'rates-on-several-pages': {
    description: 'Rates may be on several pages: the client asks for the first.',
    decides: ratePages,
    rules: { ratesPageSize: 10 },
  },
  'rates-without-pagination': {
    description: 'Rates may say nothing about pages.',
    decides: ratePages,
    endpoint: 'payouts',
    path: 'pagination',
    change: 'drop',
  },
  'rates-as-texts': {
    description: 'Rates may be texts with decimals.',
    endpoint: 'payouts',
    path: 'data.*.payout_config.multiply_by',
    change: 'as decimals',
  },
  'no-rates': {
    description: 'A host may publish no rates.',
    endpoint: 'payouts',
    path: 'data',
    change: 'empty',
  },
  'suggestions-in-another-order': {
    description: 'The order of suggestions is the host’s own.',
    ...combinations((list) => list.toReversed()),
  },
  'suggestions-twice': {
    description: 'A suggestion may stand twice in its list: it is one bid.',
    ...combinations((list) => [...list, ...list.slice(0, 2)]),
  },
  'other-suggestions-for-sangams': {
    description: 'A host may suggest anything for a sangam: the player bets on what was typed.',
    ...combinations((list) => (list.some((one) => /-/.test(String(one))) ? ['137', '146'] : list)),
  },
  'suggestions-without-their-bet-type': {
    description: 'Suggestions need not repeat the bet type.',
    endpoint: 'suggestions',
    path: 'bet_type',
    change: 'drop',
  },
  'family-and-member': {
    description:
      'A combination of Penal Group may be family:member: the pana on the right is the bid.',
    decides: penalGroup,
    response: keyed((key, pana, sent) => `${sent}:${`${key}${pana}`.match(/\d{3}/)?.[0]}`),
  },
  'kind-before-pana': {
    description: 'A combination of Penal Group may be kind:pana, SP:128 in place of 128:SP.',
    decides: penalGroup,
    response: keyed((key, pana) => `${pana}:${key}`),
  },
  'penal-group-without-keys': {
    description: 'A combination of Penal Group may be the pana alone.',
    decides: penalGroup,
    response: keyed((key, pana) => `${key}${pana}`.match(/\d{3}/)?.[0] ?? ''),
  },
  'penal-group-with-blanks': {
    description: 'A combination of Penal Group may have blanks around its colon.',
    decides: penalGroup,
    response: keyed((key, pana) => `${key} : ${pana}`),
  },
  'bracket-as-a-list': {
    description: 'The jodis of Red Bracket may be a plain list.',
    decides: 'where the jodis of Red Bracket stand',
    endpoint: 'suggestions',
    path: 'suggestions.combinations',
    change: (given) => (isFields(given) ? listIn(given.jodis) : given),
  },
  'bracket-beside-the-combinations': {
    description: 'The jodis of Red Bracket may stand beside the combinations.',
    decides: 'where the jodis of Red Bracket stand',
    endpoint: 'suggestions',
    path: 'suggestions',
    change: (own) => {
      const { combinations: given = null } = fieldsIn(own);
      return isFields(given) ? { jodis: listIn(given.jodis) } : own;
    },
  },
};
