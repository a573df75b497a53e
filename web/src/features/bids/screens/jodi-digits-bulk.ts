import type { Definition } from '../engine/definition.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { plainJodiBets } from '../engine/payloads.ts';
import { jodiFailure } from '../rules/jodi.ts';

/** Jodis in series: Add Bid keeps the points. */
export const jodiDigitsBulk: Definition = {
  id: 'jodi-digits-bulk',
  codes: ['jodi_bulk'],
  title: 'jodiBulk',
  column: 'Jodi',
  entry: {
    kind: 'typed',
    fields: [{ name: 'jodiDigit', label: 'jodiDigit', length: 2 }],
    missing: { points: FILL_IN_REQUIRED },
    check: ({ jodiDigit }, limits) => jodiFailure(jodiDigit, limits),
    keepPointsAfterAdd: true,
  },
  payload: plainJodiBets,
  hasClearButton: true,
};
