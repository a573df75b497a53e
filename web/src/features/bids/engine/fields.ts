import { MOTOR_DIGITS_MAX, MOTOR_DIGITS_MIN, PANA_DIGITS } from '@matka/contracts/bet-types';
import type { PlainText } from '../../../i18n/text.ts';
import { motorFailure } from '../rules/digits.ts';
import { sangamHints, sangamPanaFailure } from '../rules/pana.ts';
import type { Boxes, Field } from './definition.ts';
import type { FieldName, Inputs } from './form.ts';

/** The messages of an entry that lacks its points or one of its fields. */
export const POINTS_MISSING = 'Please enter the Points before adding bid';
export const FIELDS_MISSING = 'Please enter all required fields';

export const digitField = (name: FieldName, label: PlainText): Field => ({
  name,
  label,
  length: 1,
});

export const openDigit = digitField('openDigit', 'Open Digit');
export const closeDigit = digitField('closeDigit', 'Close Digit');
export const leftDigit = digitField('leftDigit', 'Left Digit');
export const rightDigit = digitField('rightDigit', 'Right Digit');

const sangamPana = (name: FieldName, label: PlainText): Field => ({
  name,
  label,
  length: PANA_DIGITS,
  hints: sangamHints,
  check: sangamPanaFailure,
  help: 'Small to big, 0 last: 128, 550',
});

export const openPana = sangamPana('openPana', 'Open Pana');
export const closePana = sangamPana('closePana', 'Close Pana');

export const motorField = (name: 'spMotor' | 'dpMotor', label: 'SP Motor' | 'DP Motor'): Field => ({
  name,
  label,
  length: MOTOR_DIGITS_MAX,
  hint: {
    id: 'Enter {min}-{max} digits',
    values: { min: MOTOR_DIGITS_MIN, max: MOTOR_DIGITS_MAX },
  },
  check: (text, limits) => motorFailure(text, limits, label),
});

const kinds = ['SP', 'DP', 'TP'] as const;

export const kindBoxes: Boxes = {
  kind: 'boxes',
  label: 'Pana kinds',
  items: [
    { value: 'SP', label: 'SP' },
    { value: 'DP', label: 'DP' },
    { value: 'TP', label: 'TP' },
  ],
  missing: 'Please select at least one option (SP, DP, or TP)',
};

/** The ticked kinds in the order of the boxes. */
export const kindsOf = (inputs: Inputs) => kinds.filter((kind) => inputs[kind]);
