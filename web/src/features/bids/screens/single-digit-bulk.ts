import type { Definition } from '../engine/definition.ts';
import { POINTS_MISSING } from '../engine/fields.ts';
import type { PlayedCase } from '../played-case.ts';

/** A keypad of digits: each tap adds the entered points to one. */
export const definition: Definition = {
  id: 'single-digit-bulk',
  title: 'Single Digit Bulk',
  tileExample: '0–9',
  guide: {
    rule: 'The result of a session is one digit: the last digit of the sum of its pana. You tap each digit you want to bid on.',
  },
  numbers: 'digit',
  entry: { kind: 'keypad', fields: [], missing: POINTS_MISSING },
  hasClearButton: true,
};

export const played: PlayedCase = {
  path: '/single-digit-bulk',
  tile: 'Single Digit Bulk',
  fillIn: async (bids) => {
    await bids.points('5');
    for (const digit of '747') await bids.tap(digit);
    await bids.points('30');
    await bids.tap('0');
  },
  rows: ['0 30 Open', '7 10 Open', '4 5 Open'],
};
