import type { Definition } from '../engine/definition.ts';
import { POINTS_MISSING } from '../engine/fields.ts';
import type { WonCase } from '../played-case.ts';

/** The odd digits, the even ones or all, sent under the key jodi (a quirk of the host). */
export const definition: Definition = {
  id: 'odd-even',
  title: 'Odd Even',
  tileExample: '1 | 2',
  guide: {
    rule: 'You choose the odd digits, the even digits or all. Each is its own bid on the digit of the session.',
  },
  numbers: 'digit-as-jodi',
  entry: {
    kind: 'expanded',
    fields: [],
    options: {
      kind: 'boxes',
      label: 'Digits',
      items: [
        { value: 'odd', label: 'Odd' },
        { value: 'even', label: 'Even' },
      ],
      missing: 'Please select at least one option',
    },
    missing: POINTS_MISSING,
    suggestions: {
      betTypeId: 18,
      payload: ({ inputs }) => ({
        add_odd_digits: inputs.odd,
        add_even_digits: inputs.even,
      }),
    },
  },
};

export const played: WonCase = {
  path: '/odd-even',
  tile: 'Odd Even',
  fillIn: async (bids) => {
    await bids.tick('Odd');
    await bids.points('12');
    await bids.press('Add Bid');
    await bids.hasRows(['1,3,5,7,9 12 Open']);
    await bids.tick('Odd', false);
    await bids.tick('Even');
    await bids.points('4');
    await bids.press('Add Bid');
  },
  rows: ['0,2,4,6,8 4 Open', '1,3,5,7,9 12 Open'],
  // Ank 7 at open, ank 1 at close.
  draw: { open: '124', close: '290' },
  won: { digits: '7', amount: 114 },
  lost: '8',
};
