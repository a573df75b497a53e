import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';
import { triplePanaFailure } from '../rules/pana.ts';

/** One pana of three equal digits. */
export const definition: Definition = {
  id: 'triple-pana',
  title: 'triplePana',
  tileExample: '777',
  guide: { rule: 'ruleTriplePana', covers: 'coversOnePana' },
  numbers: 'pana',
  entry: {
    kind: 'typed',
    fields: [
      {
        name: 'triplePana',
        label: 'triplePana',
        length: PANA_DIGITS,
        check: triplePanaFailure,
        help: 'helpTriplePana',
      },
    ],
    suggestions: {
      betTypeId: 9,
      payload: ({ inputs, points, session }) => ({
        pana: inputs.triplePana,
        points,
        bet_type: session,
      }),
    },
  },
};

export const played: PlayedCase = {
  path: '/triple-pana',
  tile: 'Triple Pana',
  fillIn: async (bids) => {
    await bids.add({ 'Triple Pana': '777' }, '3');
    await bids.add({ 'Triple Pana': '000' }, '2');
  },
  rows: ['000 2 Open', '777 3 Open'],
};
