import type { Definition } from '../engine/definition.ts';
import { halfSangamABets } from '../engine/payloads.ts';
import { openDigitClosePana } from '../engine/sangam.ts';
import type { PlayedCase } from '../played-case.ts';

/** The older Half Sangam: as Half Sangam A, under the id of its own bet type. */
export const definition: Definition = {
  id: 'half-sangam',
  title: 'halfSangam',
  tileExample: '1-128',
  guide: { rule: 'ruleHalfSangamA', covers: 'coversHalfSangam' },
  column: 'Sangam',
  entry: openDigitClosePana,
  payload: halfSangamABets,
  checksAmount: true,
  // Quirks of the first app: submits before confirming, and a made-up balance for players without
  // one.
  submitsBeforeConfirm: true,
  fallbackBalance: 1000,
};

export const played: PlayedCase = {
  path: '/half-sangam',
  tile: 'Half Sangam',
  sendsAtContinue: true,
  fillIn: async (bids) => {
    await bids.add({ 'Open Digit': '5', 'Close Pana': '440' }, '2');
    await bids.add({ 'Open Digit': '6', 'Close Pana': '440' }, '9');
  },
  rows: ['6-440 9 Close', '5-440 2 Close'],
  keys: ['open_digit', 'close_pana'],
  // 113-58-440.
  draw: { open: '113', close: '440' },
  // The histories show the close pana first.
  won: { digits: '440-5', amount: 2000 },
  lost: '440-6',
};
