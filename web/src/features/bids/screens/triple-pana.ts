import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';
import { triplePanaFailure } from '../rules/pana.ts';

/** One pana of three equal digits. */
export const definition: Definition = {
  id: 'triple-pana',
  title: 'Triple Pana',
  tileExample: '777',
  guide: {
    rule: 'The result of a session is a pana: three digits in rising order, with 0 the highest. You pick one with three equal digits.',
  },
  numbers: 'pana',
  entry: {
    kind: 'typed',
    fields: [
      {
        name: 'triplePana',
        label: 'Triple Pana',
        length: PANA_DIGITS,
        check: triplePanaFailure,
        help: 'One digit three times: 777, 000',
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
