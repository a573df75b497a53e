import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { Definition } from '../engine/definition.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { readAny } from '../engine/parse-combinations.ts';
import { panaBets } from '../engine/payloads.ts';
import { triplePanaFailure } from '../rules/pana.ts';

/** One pana of three equal digits. */
export const triplePana: Definition = {
  id: 'triple-pana',
  codes: ['triple_pana'],
  title: 'triplePana',
  column: 'Pana',
  entry: {
    kind: 'typed',
    fields: [{ name: 'triplePana', label: 'triplePana', length: PANA_DIGITS }],
    missing: { points: FILL_IN_REQUIRED },
    check: ({ triplePana }) => triplePanaFailure(triplePana),
    suggestions: {
      betTypeId: 9,
      payload: ({ inputs, points, session }) => ({
        pana: inputs.triplePana,
        points,
        bet_type: session,
      }),
      read: readAny,
    },
  },
  payload: panaBets,
};
