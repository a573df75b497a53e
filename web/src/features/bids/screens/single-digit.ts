import type { Definition } from '../engine/definition.ts';
import { digitField } from '../engine/fields.ts';
import type { WonCase } from '../played-case.ts';
import { digitFailure } from '../rules/digits.ts';

/** One digit and its points. No tile opens it: the code single_digits opens Multi-digit (a quirk). */
export const definition: Definition = {
  id: 'single-digit',
  title: 'Single Digit',
  tileExample: '7',
  guide: {
    rule: 'The result of a session is one digit: the last digit of the sum of its pana. You pick that digit.',
  },
  numbers: 'digit',
  entry: {
    kind: 'typed',
    fields: [{ ...digitField('singleDigit', 'Single Digit'), check: digitFailure }],
  },
  // Quirks of the first app: submits before confirming; a made-up balance for players without one.
  submitsBeforeConfirm: true,
  fallbackBalance: 100,
};

export const played: WonCase = {
  path: '/single-digit',
  tile: 'Single Digit',
  tileless: true,
  sendsAtContinue: true,
  fillIn: async (bids) => {
    await bids.add({ 'Single Digit': '7' }, '25');
    await bids.choose('Open');
    await bids.add({ 'Single Digit': '3' }, '10');
  },
  rows: ['3 10 Open', '7 25 Open'],
  // Ank 7 at open, ank 1 at close.
  draw: { open: '124', close: '290' },
  won: { digits: '7', amount: 237.5 },
  lost: '3',
};
