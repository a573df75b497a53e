import type { PanaKind } from '@matka/contracts/api/suggestions';
import type { BetTypeCode } from '@matka/contracts/bet-types';
import type { Message, PlainText } from '../i18n/text.ts';
import type { Target } from './chances.ts';
import type { ExampleForm } from './examples.ts';

/** A kind of number with its chance: `label` is missing if the bet type has only one. */
export interface GuideLine {
  readonly label: Message | undefined;
  readonly target: Target;
  /** Which of the rates pays it. */
  readonly pays: PanaKind;
}

/** What a player should know about a bet type. */
export interface Guide {
  /** The rule in two sentences. */
  readonly rule: PlainText;
  /** How many numbers a bid covers. */
  readonly covers: PlainText;
  readonly lines: readonly GuideLine[];
  readonly example: ExampleForm;
}

const digit: GuideLine = { label: undefined, target: { on: 'digit' }, pays: 'SP' };
const jodi: GuideLine = { label: undefined, target: { on: 'jodi' }, pays: 'SP' };

const KIND_NAMES: Readonly<Record<PanaKind, PlainText>> = {
  SP: 'singlePanaSp',
  DP: 'doublePanaDp',
  TP: 'triplePanaTp',
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
const kindIds = { SP: 'sp', DP: 'dp', TP: 'tp' } as const;
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
    label: {
      id: 'openAndClose',
      values: { open: { id: kindIds[open] }, close: { id: kindIds[close] } },
    },
    target: { on: 'two-panas', kinds: [open, close] },
    pays: 'SP',
  }),
);

const halfA: Guide = {
  rule: 'ruleHalfSangamA',
  covers: 'coversHalfSangam',
  lines: half,
  example: 'half-sangam-a',
};
const halfB: Guide = {
  rule: 'ruleHalfSangamB',
  covers: 'coversHalfSangam',
  lines: half,
  example: 'half-sangam-b',
};

/** The guide of each bet type, by its code. */
const guides: Readonly<Record<BetTypeCode, Guide>> = {
  single_digits: {
    rule: 'ruleSingleDigits',
    covers: 'coversSingleDigits',
    lines: [digit],
    example: 'digit',
  },
  single_digits_bulk: {
    rule: 'ruleSingleDigitsBulk',
    covers: 'coversSingleDigitsBulk',
    lines: [digit],
    example: 'digit',
  },
  jodi_digits: {
    rule: 'ruleJodiDigits',
    covers: 'coversJodiDigits',
    lines: [jodi],
    example: 'jodi',
  },
  jodi_bulk: {
    rule: 'ruleJodiBulk',
    covers: 'coversJodiBulk',
    lines: [jodi],
    example: 'jodi',
  },
  single_pana: {
    rule: 'ruleSinglePana',
    covers: 'coversOnePana',
    lines: [pana('SP')],
    example: 'pana',
  },
  single_pana_bulk: {
    rule: 'ruleSinglePanaBulk',
    covers: 'coversSinglePanaBulk',
    lines: [pana('SP')],
    example: 'pana',
  },
  double_pana: {
    rule: 'ruleDoublePana',
    covers: 'coversOnePana',
    lines: [pana('DP')],
    example: 'pana',
  },
  double_pana_bulk: {
    rule: 'ruleDoublePanaBulk',
    covers: 'coversDoublePanaBulk',
    lines: [pana('DP')],
    example: 'pana',
  },
  triple_pana: {
    rule: 'ruleTriplePana',
    covers: 'coversOnePana',
    lines: [pana('TP')],
    example: 'pana',
  },
  penal_group: {
    rule: 'rulePenalGroup',
    covers: 'coversPenalGroup',
    lines: anyPana,
    example: 'pana',
  },
  red_bracket: {
    rule: 'ruleRedBracket',
    covers: 'coversTenJodis',
    lines: [jodi],
    example: 'jodi',
  },
  sp_dp_tp: {
    rule: 'ruleSpDpTp',
    covers: 'coversSpDpTp',
    lines: anyPana,
    example: 'pana',
  },
  choice_pana: {
    rule: 'ruleChoicePana',
    covers: 'coversChoicePana',
    lines: anyPana,
    example: 'pana',
  },
  sp_motor: {
    rule: 'ruleSpMotor',
    covers: 'coversSpMotor',
    lines: [pana('SP')],
    example: 'pana',
  },
  dp_motor: {
    rule: 'ruleDpMotor',
    covers: 'coversDpMotor',
    lines: [pana('DP')],
    example: 'pana',
  },
  group_jodi: {
    rule: 'ruleGroupJodi',
    covers: 'coversGroupJodi',
    lines: [jodi],
    example: 'jodi',
  },
  digits_based_jodi: {
    rule: 'ruleDigitsBasedJodi',
    covers: 'coversDigitsBasedJodi',
    lines: [jodi],
    example: 'jodi',
  },
  odd_even: {
    rule: 'ruleOddEven',
    covers: 'coversOddEven',
    lines: [digit],
    example: 'digit',
  },
  two_digits_panel: {
    rule: 'ruleTwoDigitsPanel',
    covers: 'coversTenPanas',
    lines: anyPana,
    example: 'pana',
  },
  half_sangam: halfA,
  half_sangam_a: halfA,
  half_sangam_b: halfB,
  full_sangam: {
    rule: 'ruleFullSangam',
    covers: 'coversFullSangam',
    lines: full,
    example: 'full-sangam',
  },
};

/** The guide of a bet type; undefined for a code that is not known. */
export const guideOf = (code: string): Guide | undefined =>
  Object.hasOwn(guides, code) ? guides[code as BetTypeCode] : undefined;
