import { TWO_DIGITS } from '../../../matka/limits.ts';
import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';
import { twoDigitsFailure } from '../rules/digits.ts';

/** The ten panas that contain both digits. */
export const definition: Definition = {
  id: 'two-digits-panel',
  title: 'Two Digits Panel',
  tileExample: '12_',
  guide: {
    rule: 'You pick two digits and bid on the panas that contain both. Each pana is its own bid.',
  },
  numbers: 'pana',
  entry: {
    kind: 'expanded',
    fields: [
      {
        name: 'twoDigit',
        label: 'Two Digits',
        length: TWO_DIGITS,
        check: twoDigitsFailure,
        help: 'The second digit not below the first: 12, 33',
      },
    ],
    suggestions: {
      betTypeId: 19,
      payload: ({ inputs, session }) => ({ two_digits: inputs.twoDigit, bet_type: session }),
    },
  },
};

export const played: PlayedCase = {
  path: '/two-digits-panel',
  tile: 'Two Digits Panel',
  fillIn: (bids) => bids.add({ 'Two Digits': '12' }, '7'),
  rows: ['112,120,122,123,124,125,126,127,128,129 7 Open'],
};
