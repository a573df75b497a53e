import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';

/** A keypad of anks: a tap adds the points to each of the twelve single panas of the ank. */
export const definition: Definition = {
  id: 'single-pana-bulk',
  title: 'singlePanaBulk',
  tileExample: '128 137',
  guide: { rule: 'ruleSinglePanaBulk', covers: 'coversSinglePanaBulk' },
  numbers: 'pana',
  entry: {
    kind: 'keypad',
    fields: [],
    missing: 'enterPointsFirst',
    suggestions: {
      betTypeId: 6,
      payload: ({ inputs }) => ({ ank: Number(inputs.singleDigit) }),
    },
  },
  hasClearButton: true,
  emptyTableMessage: 'addPanaFirst',
};

export const played: PlayedCase = {
  path: '/single-pana-bulk',
  tile: 'Single Pana Bulk',
  fillIn: async (bids) => {
    await bids.points('5');
    await bids.tap('1');
  },
  rows: ['128,137,146,236,245,290,380,470,489,560,579,678 5 Open'],
};
