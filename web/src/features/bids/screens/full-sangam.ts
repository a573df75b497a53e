import type { Definition } from '../engine/definition.ts';
import { closePana, FIELDS_MISSING, openPana } from '../engine/fields.ts';
import type { WonCase } from '../played-case.ts';

/** Open pana with close pana. */
export const definition: Definition = {
  id: 'full-sangam',
  title: 'Full Sangam',
  tileExample: '128-678',
  guide: {
    rule: 'You pick the pana of open and the pana of close. You win if both are drawn, and it is decided at close.',
  },
  numbers: 'full-sangam',
  entry: {
    kind: 'typed',
    fields: [openPana, closePana],
    missing: FIELDS_MISSING,
    suggestions: {
      betTypeId: 21,
      payload: ({ inputs, session }) => ({
        open_pana: inputs.openPana,
        close_pana: inputs.closePana,
        bet_type: session,
      }),
    },
  },
};

export const played: WonCase = {
  path: '/full-sangam',
  tile: 'Full Sangam',
  fillIn: async (bids) => {
    await bids.add({ 'Open Pana': '113', 'Close Pana': '440' }, '1');
    await bids.add({ 'Open Pana': '440', 'Close Pana': '113' }, '2');
  },
  rows: ['440-113 2 Close', '113-440 1 Close'],
  // 113-58-440.
  draw: { open: '113', close: '440' },
  won: { digits: '113-440', amount: 10000 },
  lost: '440-113',
};
