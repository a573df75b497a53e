import { PANA_DIGITS } from '@matka/contracts/bet-types';
import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';
import { doublePanaFailure, doublePanaHints, liveDoublePana } from '../rules/pana.ts';

/** One pana of two equal digits and one other. */
export const definition: Definition = {
  id: 'double-pana',
  title: 'Double Pana',
  tileExample: '112',
  guide: {
    rule: 'The result of a session is a pana: three digits in rising order, with 0 the highest. You pick one with two equal digits.',
  },
  numbers: 'pana',
  entry: {
    kind: 'typed',
    fields: [
      {
        name: 'doublePana',
        label: 'Double Pana',
        length: PANA_DIGITS,
        live: liveDoublePana,
        hints: doublePanaHints,
        check: (text, { length }) => doublePanaFailure(text, length),
        help: 'Two equal digits, 0 last: 112, 990',
      },
    ],
  },
};

export const played: PlayedCase = {
  path: '/double-pana',
  tile: 'Double Pana',
  fillIn: async (bids) => {
    await bids.choose('Close');
    await bids.add({ 'Double Pana': '118' }, '40');
    await bids.add({ 'Double Pana': '990' }, '10');
  },
  rows: ['990 10 Close', '118 40 Close'],
};
