import type { Definition } from '../engine/definition.ts';
import { closeDigit, FIELDS_MISSING, openPana } from '../engine/fields.ts';
import type { WonCase } from '../played-case.ts';

/** Open pana with close digit. */
export const definition: Definition = {
  id: 'half-sangam-b',
  title: 'Half Sangam B',
  tileExample: '128-1',
  guide: {
    rule: 'You pick the pana of open and the digit of close. You win if both are drawn, and it is decided at close.',
  },
  numbers: 'half-sangam-b',
  entry: {
    kind: 'typed',
    fields: [openPana, closeDigit],
    missing: FIELDS_MISSING,
    // Suggestions for both Half Sangams have the id of Half Sangam A.
    suggestions: {
      betTypeId: 20,
      ignoresHostId: true,
      payload: ({ inputs, session }) => ({
        sangam_type: 'B',
        pana: inputs.openPana,
        digit: inputs.closeDigit,
        bet_type: session,
      }),
    },
  },
  checksAmount: true,
};

export const played: WonCase = {
  path: '/half-sangam-b',
  tile: 'Half Sangam B',
  fillIn: async (bids) => {
    await bids.add({ 'Open Pana': '113', 'Close Digit': '8' }, '4');
    await bids.add({ 'Open Pana': '114', 'Close Digit': '8' }, '1');
  },
  rows: ['114-8 1 Close', '113-8 4 Close'],
  // 113-58-440.
  draw: { open: '113', close: '440' },
  won: { digits: '113-8', amount: 4000 },
  lost: '114-8',
};
