import { PANA_DIGITS } from '@matka/contracts/bet-types';
import { PENAL_GROUP_PAUSE } from '../../../lib/timings.ts';
import type { Definition } from '../engine/definition.ts';
import { POINTS_MISSING } from '../engine/fields.ts';
import { readKeyedPana } from '../engine/suggestion-request.ts';
import type { PlayedCase } from '../played-case.ts';
import { penalGroupFailure, penalGroupHints } from '../rules/pana.ts';

/** A pana stands for its family: each digit kept or cut. */
export const definition: Definition = {
  id: 'penal-group',
  title: 'Penal Group',
  tileExample: '123 678',
  guide: {
    rule: 'You pick a pana and bid on its family: each digit stays or changes to the one five away. Each pana of the family is its own bid.',
  },
  numbers: 'pana',
  entry: {
    kind: 'expanded',
    fields: [
      {
        name: 'penalGroup',
        label: 'Pana',
        length: PANA_DIGITS,
        hints: penalGroupHints,
        check: penalGroupFailure,
        help: 'Small to big, 0 last: 128, 550',
      },
    ],
    missing: POINTS_MISSING,
    missingNumber: 'Please enter a pana first to get suggestions',
    suggestions: {
      betTypeId: 10,
      payload: ({ inputs }) => ({ pana: inputs.penalGroup }),
      read: readKeyedPana,
      debounceMs: PENAL_GROUP_PAUSE,
      failureText: 'Error loading suggestions: {text}',
    },
  },
};

export const played: PlayedCase = {
  path: '/penal-group',
  tile: 'Penal Group',
  fillIn: (bids) => bids.add({ Pana: '128' }, '8'),
  rows: ['123,128,137,178,236,268,367,678 8 Open'],
};
