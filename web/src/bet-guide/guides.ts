import type { PanaKind } from '@matka/contracts/api/suggestions';
import type { BetTypeCode } from '@matka/contracts/bet-types';
import type { Target } from './chances.ts';
import type { ExampleForm } from './examples.ts';

/** A kind of number with its chance: `label` is empty if the bet type has only one. */
export interface GuideLine {
  readonly label: string;
  readonly target: Target;
  /** Which of the rates pays it. */
  readonly pays: PanaKind;
}

/** What a player should know about a bet type. */
export interface Guide {
  /** The rule in two sentences. */
  readonly rule: string;
  /** How many numbers a bid covers. */
  readonly covers: string;
  readonly lines: readonly GuideLine[];
  readonly example: ExampleForm;
}

const digit: GuideLine = { label: '', target: { on: 'digit' }, pays: 'SP' };
const jodi: GuideLine = { label: '', target: { on: 'jodi' }, pays: 'SP' };

const KIND_NAMES: Readonly<Record<PanaKind, string>> = {
  SP: 'Single pana (SP)',
  DP: 'Double pana (DP)',
  TP: 'Triple pana (TP)',
};
const pana = (kind: PanaKind): GuideLine => ({
  label: KIND_NAMES[kind],
  target: { on: 'pana', kind },
  pays: kind,
});
const anyPana = (['SP', 'DP', 'TP'] as const).map(pana);
const half = (['SP', 'DP', 'TP'] as const).map(
  (kind): GuideLine => ({
    label: KIND_NAMES[kind],
    target: { on: 'digit-and-pana', kind },
    pays: 'SP',
  }),
);
const full = (
  [
    ['SP', 'SP'],
    ['SP', 'DP'],
    ['DP', 'DP'],
    ['SP', 'TP'],
    ['DP', 'TP'],
    ['TP', 'TP'],
  ] as const
).map(
  ([open, close]): GuideLine => ({
    label: `${open} and ${close}`,
    target: { on: 'two-panas', kinds: [open, close] },
    pays: 'SP',
  }),
);

const ONE_DIGIT_WINS =
  'The result of a session is one digit from 0 to 9: the last digit of the sum of its pana.';
const JODI_WINS = 'A jodi is the digit of open followed by the digit of close.';
const PANA_RESULT =
  'The result of a session is a pana, three digits in rising order, 0 the highest.';

const halfA: Guide = {
  rule: 'You name the digit of open and the pana of close. It wins when both are drawn, and is decided at close.',
  covers: '1 number of 2,200',
  lines: half,
  example: 'half-sangam-a',
};
const halfB: Guide = {
  rule: 'You name the pana of open and the digit of close. It wins when both are drawn, and is decided at close.',
  covers: '1 number of 2,200',
  lines: half,
  example: 'half-sangam-b',
};

/** The guide of each bet type, by its code. */
const guides: Readonly<Record<BetTypeCode, Guide>> = {
  single_digits: {
    rule: `${ONE_DIGIT_WINS} You name that digit.`,
    covers: '1 digit of 10 for each field',
    lines: [digit],
    example: 'digit',
  },
  single_digits_bulk: {
    rule: `${ONE_DIGIT_WINS} You name that digit, one tap for each.`,
    covers: '1 digit of 10 for each tap',
    lines: [digit],
    example: 'digit',
  },
  jodi_digits: {
    rule: `${JODI_WINS} You name both, and it is decided at close.`,
    covers: '1 jodi of 100',
    lines: [jodi],
    example: 'jodi',
  },
  jodi_bulk: {
    rule: `${JODI_WINS} You name both, many in a row, and it is decided at close.`,
    covers: '1 jodi of 100 for each entry',
    lines: [jodi],
    example: 'jodi',
  },
  single_pana: {
    rule: `${PANA_RESULT} You name one with three different digits.`,
    covers: '1 pana of 220',
    lines: [pana('SP')],
    example: 'pana',
  },
  single_pana_bulk: {
    rule: `${PANA_RESULT} You tap a digit and get all panas of three different digits whose sum ends in it.`,
    covers: '12 panas of 220 for each digit',
    lines: [pana('SP')],
    example: 'pana',
  },
  double_pana: {
    rule: `${PANA_RESULT} You name one with two equal digits.`,
    covers: '1 pana of 220',
    lines: [pana('DP')],
    example: 'pana',
  },
  double_pana_bulk: {
    rule: `${PANA_RESULT} You tap a digit and get all panas with two equal digits whose sum ends in it.`,
    covers: '9 panas of 220 for each digit',
    lines: [pana('DP')],
    example: 'pana',
  },
  triple_pana: {
    rule: `${PANA_RESULT} You name one with three equal digits.`,
    covers: '1 pana of 220',
    lines: [pana('TP')],
    example: 'pana',
  },
  penal_group: {
    rule: 'You name a pana and get its family: each digit may be exchanged for the one five away. Each pana of the family is a bid of its own.',
    covers: '4, 6 or 8 panas of 220',
    lines: anyPana,
    example: 'pana',
  },
  red_bracket: {
    rule: 'Full bracket is the ten jodis of two equal digits, half bracket the ten of digits five apart. Each is a bid of its own and decided at close.',
    covers: '10 jodis of 100',
    lines: [jodi],
    example: 'jodi',
  },
  sp_dp_tp: {
    rule: 'You name a digit and get the panas of the ticked kinds whose sum ends in it. Each pana is a bid of its own.',
    covers: '12 SP, 9 DP and 1 TP of 220 panas',
    lines: anyPana,
    example: 'pana',
  },
  choice_pana: {
    rule: 'You name one to three digits by their place and get the panas of the ticked kinds that have them there. Each pana is a bid of its own.',
    covers: '1 to 55 panas of 220, or none',
    lines: anyPana,
    example: 'pana',
  },
  sp_motor: {
    rule: 'You name four to six digits and get all panas of three different ones among them. Each pana is a bid of its own.',
    covers: '4, 10 or 20 panas of 220',
    lines: [pana('SP')],
    example: 'pana',
  },
  dp_motor: {
    rule: 'You name four to six digits and get all panas of two of them, one doubled. Each pana is a bid of its own.',
    covers: '12, 20 or 30 panas of 220',
    lines: [pana('DP')],
    example: 'pana',
  },
  group_jodi: {
    rule: 'You name a jodi and get its family: each digit may be exchanged for the one five away, in both orders. Each jodi is a bid of its own and decided at close.',
    covers: '4 or 8 jodis of 100',
    lines: [jodi],
    example: 'jodi',
  },
  digits_based_jodi: {
    rule: 'You name the first digit, the second or both and get every jodi that has one of them there. Each jodi is a bid of its own and decided at close.',
    covers: '10 jodis of 100, or 19 with both digits',
    lines: [jodi],
    example: 'jodi',
  },
  odd_even: {
    rule: 'You choose the odd digits, the even ones or all. Each digit is a bid of its own on the digit of the session.',
    covers: '5 or 10 digits of 10',
    lines: [digit],
    example: 'digit',
  },
  two_digits_panel: {
    rule: 'You name two digits and get the panas that contain both. Each pana is a bid of its own.',
    covers: '10 panas of 220',
    lines: anyPana,
    example: 'pana',
  },
  half_sangam: halfA,
  half_sangam_a: halfA,
  half_sangam_b: halfB,
  full_sangam: {
    rule: 'You name the pana of open and the pana of close. It wins when both are drawn, and is decided at close.',
    covers: '1 number of 48,400',
    lines: full,
    example: 'full-sangam',
  },
};

/** The guide of a bet type; undefined for a code that is not known. */
export const guideOf = (code: string): Guide | undefined =>
  Object.hasOwn(guides, code) ? guides[code as BetTypeCode] : undefined;
