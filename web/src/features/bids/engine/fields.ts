import { PANA_DIGITS } from '@matka/contracts/bet-types';
import { sangamHints } from '../rules/hints.ts';
import type { Boxes, Field } from './definition.ts';
import type { FieldName, Inputs } from './form.ts';

/** Number fields that several screens share. */

export const digitField = (name: FieldName, label: string): Field => ({ name, label, length: 1 });

export const openDigit = digitField('openDigit', 'Open Digit');
export const closeDigit = digitField('closeDigit', 'Close Digit');
export const leftDigit = digitField('leftDigit', 'Left Digit');
export const rightDigit = digitField('rightDigit', 'Right Digit');

const sangamPana = (name: FieldName, label: string): Field => ({
  name,
  label,
  length: PANA_DIGITS,
  hints: sangamHints,
});

export const openPana = sangamPana('openPana', 'Open Pana');
export const closePana = sangamPana('closePana', 'Close Pana');

const kinds = ['SP', 'DP', 'TP'] as const;

/** The check boxes SP, DP and TP; at least one is required. */
export const kindBoxes: Boxes = {
  kind: 'boxes',
  label: 'Pana kinds',
  items: kinds.map((value) => ({ value, label: value })),
  missing: 'Please select at least one option (SP, DP, or TP)',
};

/** The ticked kinds in the order of the boxes. */
export const kindsOf = (inputs: Inputs) => kinds.filter((kind) => inputs[kind]);
