import { PANA_DIGITS } from '@matka/contracts/bet-types';
import { PENAL_GROUP_PAUSE } from '../../../lib/timings.ts';
import type { Definition } from '../engine/definition.ts';
import { ENTER_POINTS } from '../engine/messages.ts';
import { readKeyedPana } from '../engine/parse-combinations.ts';
import { panaBets } from '../engine/payloads.ts';
import { penalGroupHints } from '../rules/hints.ts';
import { penalGroupFailure } from '../rules/pana.ts';

const PANA_FIRST = 'enterPanaFirst';

/** A pana stands for its family: each digit kept or cut. */
export const penalGroup: Definition = {
  id: 'penal-group',
  codes: ['penal_group'],
  title: 'penalGroup',
  column: 'Pana',
  entry: {
    kind: 'expanded',
    fields: [{ name: 'penalGroup', label: 'pana', length: PANA_DIGITS, hints: penalGroupHints }],
    missing: { points: ENTER_POINTS, inputs: PANA_FIRST },
    check: ({ penalGroup }) => penalGroupFailure(penalGroup),
    suggestions: {
      betTypeId: 10,
      payload: ({ inputs }) => ({ pana: inputs.penalGroup }),
      read: readKeyedPana,
      debounceMs: PENAL_GROUP_PAUSE,
      emptyMessage: PANA_FIRST,
      failureText: 'errorLoadingSuggestions',
    },
  },
  payload: panaBets,
};
