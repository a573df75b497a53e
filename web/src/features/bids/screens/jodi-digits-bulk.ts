import type { Definition } from '../engine/definition.ts';
import { FILL_IN_REQUIRED } from '../engine/messages.ts';
import { plainJodiBets } from '../engine/payloads.ts';
import type { PlayedCase } from '../played-case.ts';
import { jodiFailure } from '../rules/jodi.ts';

/** Jodis in series: Add Bid keeps the points. */
export const definition: Definition = {
  id: 'jodi-digits-bulk',
  title: 'jodiBulk',
  tileExample: '00–99',
  guide: { rule: 'ruleJodiBulk', covers: 'coversJodiBulk' },
  column: 'Jodi',
  entry: {
    kind: 'typed',
    fields: [{ name: 'jodiDigit', label: 'jodiDigit', length: 2, check: jodiFailure }],
    missing: { points: FILL_IN_REQUIRED },
    keepPointsAfterAdd: true,
  },
  payload: plainJodiBets,
  hasClearButton: true,
};

export const played: PlayedCase = {
  path: '/jodi-digits-bulk',
  tile: 'Jodi Digits Bulk',
  fillIn: async (bids) => {
    await bids.add({ 'Jodi Digit': '61' }, '15');
    await bids.isReadyForNext('Jodi Digit', '15');
    await bids.enter('16');
    await bids.isReadyForNext('Jodi Digit', '15');
  },
  rows: ['16 15 Close', '61 15 Close'],
  keys: ['jodi'],
  // Jodi 16.
  draw: { open: '128', close: '367' },
  won: { digits: '16', amount: 1425 },
  lost: '61',
};
