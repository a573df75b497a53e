import type { Definition } from '../engine/definition.ts';
import { closePana, FIELDS_MISSING, openDigit } from '../engine/fields.ts';
import type { WonCase } from '../played-case.ts';

/** Open digit with close pana. */
export const definition: Definition = {
  id: 'half-sangam-a',
  title: 'Half Sangam A',
  tileExample: '1-128',
  guide: {
    rule: 'You pick the digit of open and the pana of close. You win if both are drawn, and it is decided at close.',
  },
  numbers: 'half-sangam-a',
  entry: {
    kind: 'typed',
    fields: [openDigit, closePana],
    missing: FIELDS_MISSING,
    suggestions: {
      betTypeId: 20,
      ignoresHostId: true,
      payload: ({ inputs, session }) => ({
        sangam_type: 'A',
        pana: inputs.closePana,
        digit: inputs.openDigit,
        bet_type: session,
      }),
    },
  },
  checksAmount: true,
};

export const played: WonCase = {
  path: '/half-sangam-a',
  tile: 'Half Sangam A',
  fillIn: async (bids) => {
    await bids.add({ 'Open Digit': '5', 'Close Pana': '440' }, '2');
    await bids.add({ 'Open Digit': '6', 'Close Pana': '440' }, '9');
  },
  rows: ['6-440 9 Close', '5-440 2 Close'],
  // 113-58-440.
  draw: { open: '113', close: '440' },
  // The histories show the close pana first.
  won: { digits: '440-5', amount: 2000 },
  lost: '440-6',
};
