import type { Definition } from '../engine/definition.ts';
import { digitField, kindBoxes, kindsOf } from '../engine/fields.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { readPana } from '../engine/parse-combinations.ts';
import { panaBets } from '../engine/payloads.ts';

/** The panas of one ank, of the ticked kinds. */
export const spdptp: Definition = {
  id: 'spdptp',
  codes: ['sp_dp_tp'],
  title: 'spDpTp',
  column: 'Pana',
  entry: {
    kind: 'expanded',
    options: kindBoxes,
    fields: [digitField('singleDigit', 'digit')],
    missing: { points: FILL_IN_REQUIRED },
    check: () => undefined,
    suggestions: {
      betTypeId: 12,
      payload: ({ inputs }) => ({
        ank: Number(inputs.singleDigit),
        types: kindsOf(inputs),
      }),
      read: readPana,
    },
  },
  payload: panaBets,
  hasSeries: true,
};
