import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';

/** A keypad of digits: each tap adds the entered points to one. */
export const definition: Definition = {
  id: 'single-digit-bulk',
  title: 'singleDigitBulk',
  tileExample: '0–9',
  guide: { rule: 'ruleSingleDigitsBulk', covers: 'coversSingleDigitsBulk' },
  numbers: 'digit',
  entry: { kind: 'keypad', fields: [], missing: 'enterPointsFirst' },
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
