import type {
  SentBetType as BetType,
  SentBetTypeConfig as BetTypeConfig,
} from '@matka/contracts/api/bet-types';
import type { BetTypeCode } from '@matka/contracts/bet-types';

/** What hosts may choose about their bet types. */
export interface BetTypeOptions {
  /** Whether bet types have ids of this host's own or those of the product's table. */
  betTypeIds: 'own' | 'product';
  /** The fewest digits of a motor; that of the bet type when undefined. */
  leastMotorDigits: number | undefined;
}

/** A number that a bet carries. */
export type NumberKind = 'digit' | 'jodi' | 'pana';

/** The keys of a bet's numbers, on the wire and in the history. */
export type NumberName = NumberKind | 'open_digit' | 'close_digit' | 'open_pana' | 'close_pana';

/** A bet type with what the host knows about it beyond what it lists. */
export interface HostBetType extends BetType {
  /** The numbers of a bet in a request. */
  sent: Partial<Record<NumberName, NumberKind>>;
  /** Whether the close result decides whatever the session of a bet. */
  decidedAtClose: boolean;
  /** What a point wins, by kind of pana where that decides. */
  rate: number | 'by kind';
}

type Limits = Omit<BetTypeConfig, 'code' | 'bet_direction' | 'default_direction'>;

const anySession = (
  id: number,
  code: BetTypeCode,
  name: string,
  rate: HostBetType['rate'],
  sent: HostBetType['sent'],
  limits: Limits,
): HostBetType => ({
  id,
  name,
  config: {
    code,
    bet_direction: 'both',
    default_direction: 'open',
    requires_direction: true,
    bulk: code.endsWith('bulk'),
    ...limits,
  },
  sent,
  decidedAtClose: false,
  rate,
});

const atClose = (
  id: number,
  code: BetTypeCode,
  name: string,
  rate: number,
  sent: HostBetType['sent'],
  limits: Limits,
): HostBetType => ({
  id,
  name,
  config: {
    code,
    bet_direction: 'close',
    default_direction: 'close',
    requires_direction: false,
    bulk: code.endsWith('bulk'),
    ...limits,
  },
  sent,
  decidedAtClose: true,
  rate,
});

const digit = { digit: 'digit' } as const;
const jodi = { jodi: 'jodi' } as const;
const pana = { pana: 'pana' } as const;
const anyDigit = { min_digit: 0, max_digit: 9 };
const anyJodi = { min_value: 0, max_value: 99, length: 2 };
const three = { length: 3 };

/**
 * The bet types under ids of this host's own. Only 2, 20 and 22 are those of the product: its client sends
 * them for these codes whatever the list says.
 */
const ownBetTypes: readonly HostBetType[] = [
  anySession(411, 'single_digits', 'Single Ank', 9, digit, anyDigit),
  anySession(2, 'single_digits_bulk', 'Single Ank Bulk', 9, digit, { min_digit: 1, max_digit: 9 }),
  atClose(431, 'jodi_digits', 'Jodi', 90, jodi, anyJodi),
  atClose(432, 'jodi_bulk', 'Jodi Bulk', 90, jodi, anyJodi),
  anySession(451, 'single_pana', 'Single Patti', 140, pana, three),
  anySession(452, 'single_pana_bulk', 'Single Patti Bulk', 140, pana, { ...anyDigit, ...three }),
  anySession(453, 'double_pana', 'Double Patti', 280, pana, three),
  anySession(454, 'double_pana_bulk', 'Double Patti Bulk', 280, pana, {
    min_digit: 1,
    max_digit: 9,
    ...three,
  }),
  anySession(455, 'triple_pana', 'Triple Patti', 600, pana, three),
  anySession(456, 'penal_group', 'Patti Family', 'by kind', pana, three),
  atClose(433, 'red_bracket', 'Red Jodi', 90, jodi, anyJodi),
  anySession(457, 'sp_dp_tp', 'SP DP TP', 'by kind', pana, { ...anyDigit, ...three }),
  anySession(458, 'choice_pana', 'Choice Patti', 'by kind', pana, { ...anyDigit, ...three }),
  anySession(461, 'sp_motor', 'SP Motor', 140, pana, { min_digits: 4, max_digits: 6 }),
  anySession(462, 'dp_motor', 'DP Motor', 280, pana, { min_digits: 4, max_digits: 5 }),
  atClose(434, 'group_jodi', 'Jodi Family', 90, jodi, { ...anyJodi, min_value: 10 }),
  atClose(435, 'digits_based_jodi', 'Ank Jodi', 90, jodi, { ...anyDigit, length: 2 }),
  // A quirk of the product: its client sends these digits as jodis.
  anySession(412, 'odd_even', 'Odd Even', 9, { jodi: 'digit' }, anyDigit),
  anySession(459, 'two_digits_panel', 'Two Ank Patti', 'by kind', pana, three),
  atClose(
    20,
    'half_sangam_a',
    'Half Sangam Open',
    900,
    { open_digit: 'digit', close_pana: 'pana' },
    three,
  ),
  atClose(
    471,
    'full_sangam',
    'Full Sangam',
    9000,
    { open_pana: 'pana', close_pana: 'pana' },
    three,
  ),
  atClose(
    22,
    'half_sangam_b',
    'Half Sangam Close',
    900,
    { open_pana: 'pana', close_digit: 'digit' },
    three,
  ),
];

/** The codes in the order of the product's own ids, from 1 on. */
const productOrder: readonly string[] = [
  'single_digits',
  'single_digits_bulk',
  'jodi_digits',
  'jodi_bulk',
  'single_pana',
  'single_pana_bulk',
  'double_pana',
  'double_pana_bulk',
  'triple_pana',
  'penal_group',
  'red_bracket',
  'sp_dp_tp',
  'choice_pana',
  'sp_motor',
  'dp_motor',
  'group_jodi',
  'digits_based_jodi',
  'odd_even',
  'two_digits_panel',
  'half_sangam_a',
  'full_sangam',
  'half_sangam_b',
];

const productBetTypes = ownBetTypes.map((one) => ({
  ...one,
  id: productOrder.indexOf(one.config.code) + 1,
}));

/** The bet types under ids of one kind. */
export const betTypesOf = (ids: 'own' | 'product'): readonly HostBetType[] =>
  ids === 'own' ? ownBetTypes : productBetTypes;

/** The bet types that a host offers, with its own limits. */
export const betTypesIn = ({
  betTypeIds,
  leastMotorDigits,
}: BetTypeOptions): readonly HostBetType[] =>
  betTypesOf(betTypeIds).map((one) =>
    leastMotorDigits !== undefined && one.config.min_digits !== undefined
      ? { ...one, config: { ...one.config, min_digits: leastMotorDigits } }
      : one,
  );

/** What a point on a pana of each kind wins where the kind decides. */
export const ratesByKind = { SP: 140, DP: 280, TP: 600 } as const;
