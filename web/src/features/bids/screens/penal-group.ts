import { PANA_DIGITS } from '@matka/contracts/bet-types';
import { PENAL_GROUP_PAUSE } from '../../../lib/timings.ts';
import type { Definition } from '../engine/definition.ts';
import { readKeyedPana } from '../engine/suggestion-request.ts';
import type { PlayedCase } from '../played-case.ts';
import { penalGroupFailure, penalGroupHints } from '../rules/pana.ts';

/** A pana stands for its family: each digit kept or cut. */
export const definition: Definition = {
  id: 'penal-group',
  title: 'penalGroup',
  tileExample: '123 678',
  guide: { rule: 'rulePenalGroup', covers: 'coversPenalGroup' },
  numbers: 'pana',
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
    missing: 'enterPointsFirst',
    missingNumber: 'enterPanaFirst',
    suggestions: {
      betTypeId: 10,
      payload: ({ inputs }) => ({ pana: inputs.penalGroup }),
      read: readKeyedPana,
      debounceMs: PENAL_GROUP_PAUSE,
      failureText: 'errorLoadingSuggestions',
    },
  },
};

export const played: PlayedCase = {
  path: '/penal-group',
  tile: 'Penal Group',
  fillIn: (bids) => bids.add({ Pana: '128' }, '8'),
  rows: ['123,128,137,178,236,268,367,678 8 Open'],
};
