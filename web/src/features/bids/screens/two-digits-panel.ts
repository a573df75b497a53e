import { TWO_DIGITS } from '../../../matka/limits.ts';
import type { Definition } from '../engine/definition.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { readPana } from '../engine/parse-combinations.ts';
import { panaBets } from '../engine/payloads.ts';
import { twoDigitsFailure } from '../rules/jodi.ts';

/** The ten panas that contain both digits. */
export const twoDigitsPanel: Definition = {
  id: 'two-digits-panel',
  codes: ['two_digits_panel'],
  title: 'twoDigitsPanel',
  column: 'Pana',
  entry: {
    kind: 'expanded',
    fields: [{ name: 'twoDigit', label: 'twoDigits', length: TWO_DIGITS }],
    missing: { points: FILL_IN_REQUIRED },
    check: ({ twoDigit }) => twoDigitsFailure(twoDigit),
    suggestions: {
      betTypeId: 19,
      payload: ({ inputs, session }) => ({ two_digits: inputs.twoDigit, bet_type: session }),
      read: readPana,
    },
  },
  payload: panaBets,
};
