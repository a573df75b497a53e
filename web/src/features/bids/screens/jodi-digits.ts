import type { Definition } from '../engine/definition.ts';
import { plainJodiBets } from '../engine/payloads.ts';
import type { WonCase } from '../played-case.ts';
import { jodiFailure } from '../rules/digits.ts';

/** One jodi and its points. */
export const definition: Definition = {
  id: 'jodi-digits',
  title: 'Jodi Digit',
  tileExample: '47',
  guide: {
    rule: 'A jodi is the digit of open followed by the digit of close. You pick both, and it is decided at close.',
  },
  numbers: 'jodi',
  entry: {
    kind: 'typed',
    fields: [{ name: 'jodiDigit', label: 'Jodi Digit', length: 2, check: jodiFailure }],
    board: true,
  },
  payload: plainJodiBets,
};

export const played: WonCase = {
  path: '/jodi-digits',
  tile: 'Jodi Digits',
  fillIn: async (bids) => {
    await bids.add({ 'Jodi Digit': '05' }, '10');
    await bids.add({ 'Jodi Digit': '50' }, '20');
  },
  rows: ['50 20 Close', '05 10 Close'],
  // Jodi 05.
  draw: { open: '127', close: '140' },
  won: { digits: '05', amount: 950 },
  lost: '50',
};
