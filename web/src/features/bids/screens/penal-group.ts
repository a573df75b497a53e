import { PANA_DIGITS } from '@matka/contracts/bet-types';
import { PENAL_GROUP_PAUSE } from '../../../lib/timings.ts';
import type { Definition } from '../engine/definition.ts';
import { ENTER_POINTS } from '../engine/messages.ts';
import { readKeyedPana } from '../engine/parse-combinations.ts';
import { panaBets } from '../engine/payloads.ts';
import type { PlayedCase } from '../played-case.ts';
import { penalGroupHints } from '../rules/hints.ts';
import { penalGroupFailure } from '../rules/pana.ts';

const PANA_FIRST = 'enterPanaFirst';

/** A pana stands for its family: each digit kept or cut. */
export const definition: Definition = {
  id: 'penal-group',
  title: 'penalGroup',
  tileExample: '123 678',
  guide: { rule: 'rulePenalGroup', covers: 'coversPenalGroup' },
  column: 'Pana',
  entry: {
    kind: 'expanded',
    fields: [
      {
        name: 'penalGroup',
        label: 'pana',
        length: PANA_DIGITS,
        hints: penalGroupHints,
        check: penalGroupFailure,
        help: 'helpPana',
      },
    ],
    missing: { points: ENTER_POINTS, inputs: PANA_FIRST },
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

export const played: PlayedCase = {
  path: '/penal-group',
  tile: 'Penal Group',
  fillIn: (bids) => bids.add({ Pana: '128' }, '8'),
  rows: ['123,128,137,178,236,268,367,678 8 Open'],
  keys: ['pana'],
  draw: { open: '367', close: '990' },
  won: { digits: '367', amount: 1200 },
  lost: '128',
};
