import type { Definition } from '../engine/definition.ts';
import { leftDigit, rightDigit } from '../engine/fields.ts';
import { ENTER_REQUIRED } from '../engine/messages.ts';
import { readJodi } from '../engine/parse-combinations.ts';
import { jodiBets } from '../engine/payloads.ts';
import { positionFailure } from '../rules/digit.ts';

/** Every jodi with that left digit, with that right digit, or the union of both. */
export const digitsBasedJodi: Definition = {
  id: 'digits-based-jodi',
  codes: ['digits_based_jodi'],
  title: 'digitsBasedJodi',
  column: 'Jodi',
  entry: {
    kind: 'expanded',
    fields: [leftDigit, rightDigit],
    anyField: true,
    missing: { points: ENTER_REQUIRED },
    check: (inputs) => positionFailure(inputs.leftDigit) ?? positionFailure(inputs.rightDigit),
    suggestions: {
      betTypeId: 17,
      payload: ({ inputs }) => ({
        left_digits: Array.from(inputs.leftDigit),
        right_digits: Array.from(inputs.rightDigit),
      }),
      read: readJodi,
    },
  },
  payload: jodiBets,
};
