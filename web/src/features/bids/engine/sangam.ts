import type { SuggestionConfig, TypedEntry } from './definition.ts';
import { closeDigit, closePana, openDigit, openPana } from './fields.ts';
import type { FieldName } from './form.ts';
import { ENTER_REQUIRED } from './messages.ts';
import { readAny } from './parse-combinations.ts';

/** Every Half Sangam requests suggestions under id 20, even if it is submitted under another. */
const halfSangamQuestion = (
  sangam_type: 'A' | 'B',
  pana: FieldName,
  digit: FieldName,
): SuggestionConfig => ({
  betTypeId: 20,
  alwaysOwnId: true,
  payload: ({ inputs, session }) => ({
    sangam_type,
    pana: inputs[pana],
    digit: inputs[digit],
    bet_type: session,
  }),
  read: readAny,
});

/** Open digit with close pana: Half Sangam A and the older Half Sangam. */
export const openDigitClosePana: TypedEntry = {
  kind: 'typed',
  fields: [openDigit, closePana],
  missing: { points: ENTER_REQUIRED },
  suggestions: halfSangamQuestion('A', 'closePana', 'openDigit'),
};

/** Open pana with close digit: Half Sangam B. */
export const openPanaCloseDigit: TypedEntry = {
  kind: 'typed',
  fields: [openPana, closeDigit],
  missing: { points: ENTER_REQUIRED },
  suggestions: halfSangamQuestion('B', 'openPana', 'closeDigit'),
};

/** Open pana with close pana: Full Sangam. */
export const openPanaClosePana: TypedEntry = {
  kind: 'typed',
  fields: [openPana, closePana],
  missing: { points: ENTER_REQUIRED },
  suggestions: {
    betTypeId: 21,
    payload: ({ inputs, session }) => ({
      open_pana: inputs.openPana,
      close_pana: inputs.closePana,
      bet_type: session,
    }),
    read: readAny,
  },
};
