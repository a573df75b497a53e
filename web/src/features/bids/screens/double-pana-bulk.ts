import type { Definition } from '../engine/definition.ts';
import { POINTS_MISSING } from '../engine/fields.ts';
import type { PlayedCase } from '../played-case.ts';

/** A keypad of anks: a tap adds the points to each of the nine double panas of the ank. */
export const definition: Definition = {
  id: 'double-pana-bulk',
  title: 'Double Pana Bulk',
  tileExample: '112 220',
  guide: {
    rule: 'The result of a session is a pana: three digits in rising order, with 0 the highest. You tap a digit and bid on every pana with two equal digits whose sum ends in it.',
  },
  numbers: 'pana',
  entry: {
    kind: 'keypad',
    fields: [],
    missing: POINTS_MISSING,
    suggestions: {
      betTypeId: 8,
      payload: ({ inputs }) => ({ ank: Number(inputs.singleDigit) }),
    },
  },
  hasClearButton: true,
  emptyTableMessage: 'Please add at least one pana before continuing',
};

export const played: PlayedCase = {
  path: '/double-pana-bulk',
  tile: 'Double Pana Bulk',
  fillIn: async (bids) => {
    await bids.choose('Close');
    await bids.points('4');
    await bids.tap('8');
  },
  rows: ['116,224,233,288,440,477,558,800,990 4 Close'],
};
