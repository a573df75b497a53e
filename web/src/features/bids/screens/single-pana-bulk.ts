import type { Definition } from '../engine/definition.ts';
import { POINTS_MISSING } from '../engine/fields.ts';
import type { PlayedCase } from '../played-case.ts';

/** A keypad of anks: a tap adds the points to each of the twelve single panas of the ank. */
export const definition: Definition = {
  id: 'single-pana-bulk',
  title: 'Single Pana Bulk',
  tileExample: '128 137',
  guide: {
    rule: 'The result of a session is a pana: three digits in rising order, with 0 the highest. You tap a digit and bid on every pana of three different digits whose sum ends in it.',
  },
  numbers: 'pana',
  entry: {
    kind: 'keypad',
    fields: [],
    missing: POINTS_MISSING,
    suggestions: {
      betTypeId: 6,
      payload: ({ inputs }) => ({ ank: Number(inputs.singleDigit) }),
    },
  },
  hasClearButton: true,
  emptyTableMessage: 'Please add at least one pana before continuing',
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
