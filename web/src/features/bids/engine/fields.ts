import { MOTOR_DIGITS_MAX, MOTOR_DIGITS_MIN, PANA_DIGITS } from '@matka/contracts/bet-types';
import type { PlainText } from '../../../i18n/text.ts';
import { motorFailure } from '../rules/digits.ts';
import { sangamHints, sangamPanaFailure } from '../rules/pana.ts';
import type { Boxes, Field } from './definition.ts';
import type { FieldName, Inputs } from './form.ts';

export const digitField = (name: FieldName, label: PlainText): Field => ({
  name,
  label,
  length: 1,
});

export const openDigit = digitField('openDigit', 'openDigit');
export const closeDigit = digitField('closeDigit', 'closeDigit');
export const leftDigit = digitField('leftDigit', 'leftDigit');
export const rightDigit = digitField('rightDigit', 'rightDigit');

const sangamPana = (name: FieldName, label: PlainText): Field => ({
  name,
  label,
  length: PANA_DIGITS,
  hints: sangamHints,
  check: sangamPanaFailure,
  help: 'helpPana',
});

export const openPana = sangamPana('openPana', 'openPana');
export const closePana = sangamPana('closePana', 'closePana');

export const motorField = (name: 'spMotor' | 'dpMotor'): Field => ({
  name,
  label: name,
  length: MOTOR_DIGITS_MAX,
  hint: { id: 'enterDigits', values: { min: MOTOR_DIGITS_MIN, max: MOTOR_DIGITS_MAX } },
  check: (text, limits) => motorFailure(text, limits, name),
});

const kinds = ['SP', 'DP', 'TP'] as const;

export const kindBoxes: Boxes = {
  kind: 'boxes',
  label: 'panaKinds',
  items: [
    { value: 'SP', label: 'sp' },
    { value: 'DP', label: 'dp' },
    { value: 'TP', label: 'tp' },
  ],
  missing: 'selectPanaKind',
};

/** The ticked kinds in the order of the boxes. */
export const kindsOf = (inputs: Inputs) => kinds.filter((kind) => inputs[kind]);
