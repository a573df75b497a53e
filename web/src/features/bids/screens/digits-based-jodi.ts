import type { Definition } from '../engine/definition.ts';
import { FIELDS_MISSING, leftDigit, rightDigit } from '../engine/fields.ts';
import type { PlayedCase } from '../played-case.ts';
import { positionFailure } from '../rules/digits.ts';

/** Every jodi with that left digit, with that right digit, or the union of both. */
export const definition: Definition = {
  id: 'digits-based-jodi',
  title: 'Digits Based Jodi',
  tileExample: '5_ _5',
  guide: {
    rule: 'You pick the first digit, the second or both, and bid on every jodi with one of them there. Each jodi is its own bid, decided at close.',
  },
  numbers: 'jodi',
  entry: {
    kind: 'expanded',
    fields: [
      { ...leftDigit, check: positionFailure },
      { ...rightDigit, check: positionFailure },
    ],
    anyField: true,
    missing: FIELDS_MISSING,
    suggestions: {
      betTypeId: 17,
      payload: ({ inputs }) => ({
        left_digits: Array.from(inputs.leftDigit),
        right_digits: Array.from(inputs.rightDigit),
      }),
    },
  },
};

export const played: PlayedCase = {
  path: '/digits-based-jodi',
  tile: 'Digits Based Jodi',
  fillIn: (bids) => bids.add({ 'Left Digit': '1', 'Right Digit': '6' }, '2'),
  rows: ['06,10,11,12,13,14,15,16,17,18,19,26,36,46,56,66,76,86,96 2 Close'],
};
