import type { Definition } from '../engine/definition.ts';
import { digitField, kindBoxes, kindsOf } from '../engine/fields.ts';
import type { PlayedCase } from '../played-case.ts';

/** The panas of one ank, of the ticked kinds. */
export const definition: Definition = {
  id: 'spdptp',
  title: 'SP DP TP',
  tileExample: 'SP DP TP',
  guide: {
    rule: 'You pick a digit and bid on the panas of the ticked kinds whose sum ends in it. Each pana is its own bid.',
  },
  numbers: 'pana',
  entry: {
    kind: 'expanded',
    options: kindBoxes,
    fields: [digitField('singleDigit', 'Digit')],
    suggestions: {
      betTypeId: 12,
      payload: ({ inputs }) => ({
        ank: Number(inputs.singleDigit),
        types: kindsOf(inputs),
      }),
    },
  },
  hasSeries: true,
};

export const played: PlayedCase = {
  path: '/spdptp',
  tile: 'SP DP TP',
  fillIn: async (bids) => {
    await bids.tick('SP');
    await bids.tick('DP');
    await bids.tick('TP');
    await bids.add({ Digit: '1' }, '2');
  },
  rows: [
    '128,137,146,236,245,290,380,470,489,560,579,678,100,119,155,227,335,344,399,588,669,777 2 Open',
  ],
};
