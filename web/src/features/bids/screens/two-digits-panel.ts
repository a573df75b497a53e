import { TWO_DIGITS } from '../../../matka/limits.ts';
import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';
import { twoDigitsFailure } from '../rules/digits.ts';

/** The ten panas that contain both digits. */
export const definition: Definition = {
  id: 'two-digits-panel',
  title: 'twoDigitsPanel',
  tileExample: '12_',
  guide: { rule: 'ruleTwoDigitsPanel', covers: 'coversTenPanas' },
  numbers: 'pana',
  entry: {
    kind: 'expanded',
    fields: [
      {
        name: 'twoDigit',
        label: 'twoDigits',
        length: TWO_DIGITS,
        check: twoDigitsFailure,
        help: 'helpTwoDigits',
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
