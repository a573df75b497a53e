import type { PanaKind, SuggestionBetTypeId } from './api/suggestions.ts';

/** Ranges and lengths of bids if the configuration of a bet type gives none. */
export const DIGIT_MIN = 0;
export const DIGIT_MAX = 9;
export const JODI_MIN = 0;
export const JODI_MAX = 99;
export const PANA_DIGITS = 3;
export const MOTOR_DIGITS_MIN = 4;
export const MOTOR_DIGITS_MAX = 6;

/** The kind of number of a bet; Odd Even sends its digits under the name jodi. */
export type NumberKind =
  | 'digit'
  | 'digit-as-jodi'
  | 'jodi'
  | 'pana'
  | 'half-sangam-a'
  | 'half-sangam-b'
  | 'full-sangam';

/** The fields of a request and of a record that hold the numbers, in the order of writing. */
export const numberFields = {
  digit: ['digit'],
  'digit-as-jodi': ['jodi'],
  jodi: ['jodi'],
  pana: ['pana'],
  'half-sangam-a': ['open_digit', 'close_pana'],
  'half-sangam-b': ['open_pana', 'close_digit'],
  'full-sangam': ['open_pana', 'close_pana'],
} as const satisfies Readonly<Record<NumberKind, readonly string[]>>;

/** The fields of the configuration that limit the numbers of a bet. */
interface Limits {
  readonly min_digit?: number;
  readonly max_digit?: number;
  readonly min_value?: number;
  readonly max_value?: number;
  readonly min_digits?: number;
  readonly max_digits?: number;
  readonly length?: number;
}

interface Row {
  readonly code: string;
  readonly id: number;
  readonly name: string;
  readonly numbers: NumberKind;
  /** The kinds of pana that a bet may be on. */
  readonly panas?: readonly PanaKind[];
  readonly limits: Limits;
  /** The client reads the number of digits of its numbers. */
  readonly readsLength?: true;
  /** Takes several numbers at once. */
  readonly bulk?: true;
  /** The client sends this id, whatever id the host lists (`forced`), or if the host lists none (`default`). */
  readonly sentId?: 'forced' | 'default';
  /** An older code, which a host may still list in place of the newer code with the same id. */
  readonly older?: true;
}

const digit = { min_digit: DIGIT_MIN, max_digit: DIGIT_MAX, length: 1 };
const jodi = { min_value: JODI_MIN, max_value: JODI_MAX, length: 2 };
const pana = { length: PANA_DIGITS };
const panaOfDigits = { ...digit, ...pana };
const motor = { min_digits: MOTOR_DIGITS_MIN, max_digits: MOTOR_DIGITS_MAX, ...pana };
const anyPana = ['SP', 'DP', 'TP'] as const;

// biome-ignore format: one bet type a line
const rows = [
  { id: 1, code: 'single_digits', name: 'Single Digit', numbers: 'digit', limits: digit },
  { id: 2, code: 'single_digits_bulk', name: 'Single Digit Bulk', numbers: 'digit', limits: digit, bulk: true, sentId: 'forced' },
  { id: 3, code: 'jodi_digits', name: 'Jodi Digits', numbers: 'jodi', limits: jodi },
  { id: 4, code: 'jodi_bulk', name: 'Jodi Digits Bulk', numbers: 'jodi', limits: jodi, bulk: true },
  { id: 5, code: 'single_pana', name: 'Single Pana', numbers: 'pana', panas: ['SP'], limits: pana, readsLength: true },
  { id: 6, code: 'single_pana_bulk', name: 'Single Pana Bulk', numbers: 'pana', panas: ['SP'], limits: panaOfDigits, bulk: true, sentId: 'default' },
  { id: 7, code: 'double_pana', name: 'Double Pana', numbers: 'pana', panas: ['DP'], limits: pana, readsLength: true },
  { id: 8, code: 'double_pana_bulk', name: 'Double Pana Bulk', numbers: 'pana', panas: ['DP'], limits: panaOfDigits, bulk: true, sentId: 'default' },
  { id: 9, code: 'triple_pana', name: 'Triple Pana', numbers: 'pana', panas: ['TP'], limits: pana },
  { id: 10, code: 'penal_group', name: 'Penal Group', numbers: 'pana', panas: anyPana, limits: pana },
  { id: 11, code: 'red_bracket', name: 'Red Bracket', numbers: 'jodi', limits: jodi },
  { id: 12, code: 'sp_dp_tp', name: 'SP DP TP', numbers: 'pana', panas: anyPana, limits: panaOfDigits },
  { id: 13, code: 'choice_pana', name: 'Choice Pana', numbers: 'pana', panas: anyPana, limits: panaOfDigits },
  { id: 14, code: 'sp_motor', name: 'SP Motor', numbers: 'pana', panas: ['SP'], limits: motor },
  { id: 15, code: 'dp_motor', name: 'DP Motor', numbers: 'pana', panas: ['DP'], limits: motor },
  { id: 16, code: 'group_jodi', name: 'Group Jodi', numbers: 'jodi', limits: { ...jodi, min_value: 10 } },
  { id: 17, code: 'digits_based_jodi', name: 'Digits Based Jodi', numbers: 'jodi', limits: { ...digit, ...jodi } },
  { id: 18, code: 'odd_even', name: 'Odd Even', numbers: 'digit-as-jodi', limits: digit },
  { id: 19, code: 'two_digits_panel', name: 'Two Digits Panel', numbers: 'pana', panas: anyPana, limits: pana },
  { id: 20, code: 'half_sangam_a', name: 'Half Sangam A', numbers: 'half-sangam-a', limits: pana, sentId: 'forced' },
  { id: 20, code: 'half_sangam', name: 'Half Sangam', numbers: 'half-sangam-a', limits: pana, sentId: 'default', older: true },
  { id: 21, code: 'full_sangam', name: 'Full Sangam', numbers: 'full-sangam', limits: pana },
  { id: 22, code: 'half_sangam_b', name: 'Half Sangam B', numbers: 'half-sangam-b', limits: pana, sentId: 'forced' },
] as const satisfies readonly Row[];

/** Any row of the catalogue, with its own values. */
export type KnownBetType = (typeof rows)[number];

/** The rows that a newer code has replaced. */
export type OlderBetType = Extract<KnownBetType, { older: true }>;

export type BetTypeCode = KnownBetType['code'];

/** The codes of the bet types that have suggestions. */
export type SuggestingCode = Extract<KnownBetType, { id: SuggestionBetTypeId }>['code'];

/** The ids of the bet types for which POST /betting/ has a payload. */
export type BetTypeId = KnownBetType['id'];

/** A bet type by the game and its specification. */
export interface BetTypeRow extends Row {
  readonly code: BetTypeCode;
  readonly id: BetTypeId;
  readonly name: KnownBetType['name'];
}

/** All bet types by id; the older Half Sangam follows the newer code with its id. */
export const betTypeRows: readonly BetTypeRow[] = rows;

const byCode = new Map<string, BetTypeRow>(rows.map((row) => [row.code, row]));

/** The row of a code; `undefined` for a code of the host's own. */
export const betTypeOf = (code: string): BetTypeRow | undefined => byCode.get(code);

const byId = new Map<number, BetTypeRow>(
  betTypeRows.filter(({ older }) => !older).map((row) => [row.id, row]),
);

/** The row of an id; `undefined` for any other id. */
export const betTypeWithId = (id: number): BetTypeRow | undefined => byId.get(id);

/** The id that the client sends for a bet type of a host: some are forced, whatever id the host lists. */
export function sentIdOf({
  id,
  config: { code },
}: {
  id: number | string;
  config: { code: string };
}): number | string {
  const row = byCode.get(code);
  return row?.sentId === 'forced' ? row.id : id;
}

/** The pay of a win, times its points, by the kind of its number; a pana pays by its own kind. */
const rates: Readonly<Record<Exclude<NumberKind, 'pana'> | PanaKind, number>> = {
  digit: 9.5,
  'digit-as-jodi': 9.5,
  jodi: 95,
  SP: 150,
  DP: 300,
  TP: 800,
  'half-sangam-a': 1000,
  'half-sangam-b': 1000,
  'full-sangam': 10000,
};

/** The rates of a bet type: one, or one for each kind of pana that may win. */
export const ratesOf = ({
  numbers,
  panas = [],
}: Pick<Row, 'numbers' | 'panas'>): readonly { kind?: PanaKind; rate: number }[] =>
  numbers === 'pana'
    ? panas.map((kind) => ({ kind, rate: rates[kind] }))
    : [{ rate: rates[numbers] }];

/** Jodis and sangams need both results of the day: they are closed while a market runs for close. */
export const needsBothResults = ({ numbers }: Pick<Row, 'numbers'>): boolean =>
  numbers === 'jodi' || numbers.includes('sangam');
