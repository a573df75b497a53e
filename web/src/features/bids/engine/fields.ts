import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { PlainText } from '../../../i18n/text.ts';
import { sangamHints } from '../rules/hints.ts';
import { sangamPanaFailure } from '../rules/pana.ts';
import type { Boxes, Field } from './definition.ts';
import type { FieldName, Inputs } from './form.ts';

/** Number fields that several screens share. */

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

const kinds = ['SP', 'DP', 'TP'] as const;

/** The check boxes SP, DP and TP; at least one is required. */
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
