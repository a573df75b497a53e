import {
  at,
  bodies,
  each,
  fieldsIn,
  inOrder,
  isFields,
  listIn,
  set,
  without,
  withoutNull,
} from '../edit.ts';
import type { Json } from '../exchange.ts';
import type { Variation } from './variation.ts';

const draws = ['open_pana', 'open_digit', 'close_digit', 'close_pana'];

/** Takes out the numbers of a draw that are null. */
const withoutUndrawn = (path: string) =>
  inOrder(...draws.map((name) => withoutNull(`${path}.${name}`)));

/** Changes every object of a body. */
function everywhere(change: (fields: { [key: string]: Json }) => { [key: string]: Json }) {
  const walk = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(walk);
    if (!isFields(value)) return value;
    const inner = Object.entries(value).map(([name, one]) => [name, walk(one)] as const);
    return change(Object.fromEntries(inner));
  };
  return walk;
}

/** Objects whose keys are data take no field more: somebody would read it. */
const isMap = (fields: { [key: string]: Json }) => Object.values(fields).some(Array.isArray);

const limits = [
  'min_digit',
  'max_digit',
  'min_value',
  'max_value',
  'length',
  'min_digits',
  'max_digits',
] as const;
const clientDefaults: Readonly<Record<(typeof limits)[number], number>> = {
  min_digit: 0,
  max_digit: 9,
  min_value: 0,
  max_value: 99,
  length: 3,
  min_digits: 4,
  max_digits: 6,
};

/** What is left out, null or there beyond the contract. */
export const fields: readonly Variation[] = [
  {
    name: 'a-receipt-of-balances-alone',
    description: 'A receipt does not repeat the market.',
    changed: bodies(without('bet_details'), 'betting'),
    differs: 'The market of the receipt is read where it is there, and not shown.',
  },
  {
    name: 'suggestions-without-their-type',
    description: 'Suggestions do not repeat the bet type.',
    changed: bodies(without('bet_type'), 'suggestions'),
    differs: 'The bet type of suggestions is read where it is there, and not shown.',
  },
  {
    name: 'limits-left-to-the-client',
    description: 'A limit that is the client’s default is left out.',
    changed: bodies(
      inOrder(
        ...limits.map((name) =>
          each(`*.config`, (config) => {
            const { [name]: value, ...others } = fieldsIn(config);
            return value === undefined || value === clientDefaults[name]
              ? others
              : { ...others, [name]: value };
          }),
        ),
      ),
      'betTypes',
    ),
  },
  {
    name: 'null-limits',
    description: 'Limits that do not apply to a bet type are null.',
    changed: bodies(
      inOrder(...limits.map((name) => at(`*.config.${name}`, (value) => value ?? null))),
      'betTypes',
    ),
  },
  {
    name: 'undrawn-numbers-left-out',
    description: 'Numbers that are not drawn yet are left out.',
    changed: bodies(
      inOrder(
        withoutUndrawn('*'),
        withoutUndrawn('calendar_weeks.*.*'),
        withoutUndrawn('days.*'),
        withoutUndrawn('markets.*.*'),
      ),
      'markets',
      'results',
    ),
  },
  {
    name: 'undecided-values-left-out',
    description: 'What is not known of a pending bet is left out.',
    changed: bodies(
      inOrder(
        ...['data.*.', ''].flatMap((record) => [
          withoutNull(`${record}calculated_values.win_amount`),
          withoutNull(`${record}calculated_values.net_profit`),
          withoutNull(`${record}bet_details.result_data`),
        ]),
      ),
      'history',
      'bettingHistory',
      'bet',
    ),
  },
  {
    name: 'no-calculated-values-of-pending-bets',
    description: 'The calculated values of a pending bet are null as a whole.',
    changed: bodies(
      each('data.*', (record) =>
        fieldsIn(fieldsIn(record).bet_details).bet_status === 'PENDING'
          ? { ...fieldsIn(record), calculated_values: null }
          : record,
      ),
      'history',
      'bettingHistory',
    ),
  },
  {
    name: 'null-numbers-of-sub-bets',
    description: 'Numbers that a sub-bet does not have are null.',
    changed: bodies(
      inOrder(
        ...['digit', 'pana', 'jodi', ...draws].map((name) =>
          at(`data.*.bet_details.placed_bets.*.${name}`, (value) => value ?? null),
        ),
      ),
      'history',
      'bettingHistory',
    ),
  },
  {
    name: 'null-sub-bets',
    description: 'A bet without sub-bets has null in their place.',
    changed: bodies(
      each('data.*.bet_details.placed_bets', (list) => (listIn(list).length > 0 ? list : null)),
      'history',
      'bettingHistory',
    ),
  },
  {
    name: 'no-points-beside-the-amount',
    description: 'A bet does not repeat its amount as points.',
    changed: bodies(without('data.*.bet_details.points'), 'history', 'bettingHistory'),
    differs: 'The amount is shown, the points are not.',
  },
  {
    name: 'a-player-without-a-full-name',
    description: 'A player has first and last name alone.',
    changed: bodies(without('user.name'), 'login', 'register'),
    differs: 'The client joins first and last name.',
  },
  {
    name: 'a-player-without-an-id',
    description: 'The host tells no id of its players.',
    changed: bodies(without('user.id'), 'login', 'register'),
    differs: 'No screen shows the id.',
  },
  {
    name: 'no-theme',
    description: 'The home page says no colours.',
    changed: bodies(set('*.config_json.theme', null), 'homepage'),
    differs: 'The client’s own colours are shown.',
  },
  {
    name: 'a-second-home-page',
    description: 'A second entry of the home page is of another kind.',
    changed: bodies((body) => [...listIn(body), { config_json: 'season 2' }], 'homepage'),
  },
  {
    name: 'an-empty-registration',
    description: 'A registration is confirmed by an empty object.',
    changed: bodies(() => ({}), 'register'),
  },
  {
    name: 'extra-fields',
    description: 'Every object has fields that nobody knows.',
    changed: bodies(
      everywhere((fields) =>
        isMap(fields) ? fields : { ...fields, uuid: '5e7c-91', meta: { version: 3, tags: ['a'] } },
      ),
    ),
  },
  {
    name: 'keys-backwards',
    description: 'The fields of every object come in the opposite order.',
    changed: bodies(
      everywhere((fields) => Object.fromEntries(Object.entries(fields).toReversed())),
    ),
  },
  {
    name: 'a-new-refresh-token',
    description: 'A refresh gives a new refresh token as well.',
    changed: bodies((body) => ({ ...fieldsIn(body), refresh: 'a.new.one' }), 'refresh'),
  },
];
