import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { Definition } from '../engine/definition.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { panaBets } from '../engine/payloads.ts';
import { doublePanaHints } from '../rules/hints.ts';
import { liveDoublePana } from '../rules/live-pana.ts';
import { doublePanaFailure } from '../rules/pana.ts';

/** One pana of two equal digits and one other. */
export const doublePana: Definition = {
  id: 'double-pana',
  codes: ['double_pana'],
  title: 'doublePana',
  column: 'Pana',
  entry: {
    kind: 'typed',
    fields: [
      {
        name: 'doublePana',
        label: 'doublePana',
        length: PANA_DIGITS,
        live: liveDoublePana,
        hints: doublePanaHints,
      },
    ],
    missing: { points: FILL_IN_REQUIRED },
    check: ({ doublePana }, { length }) => doublePanaFailure(doublePana, length),
  },
  payload: panaBets,
};
