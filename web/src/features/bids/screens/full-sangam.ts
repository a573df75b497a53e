import type { Definition } from '../engine/definition.ts';
import { fullSangamBets } from '../engine/payloads.ts';
import { openPanaClosePana } from '../engine/sangam.ts';
import type { PlayedCase } from '../played-case.ts';

/** Open pana with close pana. */
export const definition: Definition = {
  id: 'full-sangam',
  title: 'fullSangam',
  tileExample: '128-678',
  guide: { rule: 'ruleFullSangam', covers: 'coversFullSangam' },
  column: 'Sangam',
  entry: openPanaClosePana,
  payload: fullSangamBets,
};

export const played: PlayedCase = {
  path: '/full-sangam',
  tile: 'Full Sangam',
  fillIn: async (bids) => {
    await bids.add({ 'Open Pana': '113', 'Close Pana': '440' }, '1');
    await bids.add({ 'Open Pana': '440', 'Close Pana': '113' }, '2');
  },
  rows: ['440-113 2 Close', '113-440 1 Close'],
  keys: ['open_pana', 'close_pana'],
  // 113-58-440.
  draw: { open: '113', close: '440' },
  won: { digits: '113-440', amount: 10000 },
  lost: '440-113',
};
