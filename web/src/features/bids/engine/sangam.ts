import { sangamPanaFailure } from '../rules/pana.ts';
import type { Suggests, TypedEntry } from './definition.ts';
import { closeDigit, closePana, openDigit, openPana } from './fields.ts';
import type { FieldName } from './form.ts';
import { ENTER_REQUIRED } from './messages.ts';
import { readAny } from './parse-combinations.ts';

/** Every Half Sangam asks under id 20, also those that are sent under another. */
const halfSangamQuestion = (
  sangam_type: 'A' | 'B',
  pana: FieldName,
  digit: FieldName,
): Suggests => ({
  betTypeId: 20,
  forcesId: true,
  payload: ({ inputs, side }) => ({
    sangam_type,
    pana: inputs[pana],
    digit: inputs[digit],
    bet_type: side,
  }),
  read: readAny,
});

/** Open digit with close pana: Half Sangam A and the older Half Sangam. */
export const openDigitClosePana: TypedEntry = {
  kind: 'typed',
  fields: [openDigit, closePana],
  missing: { points: ENTER_REQUIRED },
  check: (inputs) => sangamPanaFailure(inputs.closePana),
  suggests: halfSangamQuestion('A', 'closePana', 'openDigit'),
};

/** Open pana with close digit: Half Sangam B. */
export const openPanaCloseDigit: TypedEntry = {
  kind: 'typed',
  fields: [openPana, closeDigit],
  missing: { points: ENTER_REQUIRED },
  check: (inputs) => sangamPanaFailure(inputs.openPana),
  suggests: halfSangamQuestion('B', 'openPana', 'closeDigit'),
};

/** Open pana with close pana: Full Sangam. */
export const openPanaClosePana: TypedEntry = {
  kind: 'typed',
  fields: [openPana, closePana],
  missing: { points: ENTER_REQUIRED },
  check: (inputs) => sangamPanaFailure(inputs.openPana) ?? sangamPanaFailure(inputs.closePana),
  suggests: {
    betTypeId: 21,
    payload: ({ inputs, side }) => ({
      open_pana: inputs.openPana,
      close_pana: inputs.closePana,
      bet_type: side,
    }),
    read: readAny,
  },
};
