import type { Definition } from '../engine/definition.ts';
import { halfSangamBBets } from '../engine/payloads.ts';
import { openPanaCloseDigit } from '../engine/sangam.ts';
import type { PlayedCase } from '../played-case.ts';

/** Open pana with close digit. */
export const definition: Definition = {
  id: 'half-sangam-b',
  title: 'halfSangamB',
  tileExample: '128-1',
  guide: { rule: 'ruleHalfSangamB', covers: 'coversHalfSangam' },
  column: 'Sangam',
  entry: openPanaCloseDigit,
  payload: halfSangamBBets,
  checksAmount: true,
};

export const played: PlayedCase = {
  path: '/half-sangam-b',
  tile: 'Half Sangam B',
  fillIn: async (bids) => {
    await bids.add({ 'Open Pana': '113', 'Close Digit': '8' }, '4');
    await bids.add({ 'Open Pana': '114', 'Close Digit': '8' }, '1');
  },
  rows: ['114-8 1 Close', '113-8 4 Close'],
  keys: ['open_pana', 'close_digit'],
  // 113-58-440.
  draw: { open: '113', close: '440' },
  won: { digits: '113-8', amount: 4000 },
  lost: '114-8',
};
