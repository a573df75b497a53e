import type { Definition } from '../engine/definition.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { plainJodiBets } from '../engine/payloads.ts';
import { jodiFailure } from '../rules/jodi.ts';

/** One jodi and its points. */
export const jodiDigits: Definition = {
  id: 'jodi-digits',
  codes: ['jodi_digits'],
  title: 'jodiDigit',
  column: 'Jodi',
  entry: {
    kind: 'typed',
    fields: [{ name: 'jodiDigit', label: 'jodiDigit', length: 2 }],
    missing: { points: FILL_IN_REQUIRED },
    check: ({ jodiDigit }, limits) => jodiFailure(jodiDigit, limits),
  },
  payload: plainJodiBets,
};
