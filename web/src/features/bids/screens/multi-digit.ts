import type { Definition } from '../engine/definition.ts';
import type { PlayedCase } from '../played-case.ts';

/** A points field for each digit. The tile of single_digits opens it (a quirk). */
export const definition: Definition = {
  id: 'multi-digit',
  title: 'Multi Digit',
  tileExample: '7',
  guide: {
    rule: 'The result of a session is one digit: the last digit of the sum of its pana. You pick that digit.',
  },
  numbers: 'digit',
  entry: { kind: 'grid', fields: [] },
};

export const played: PlayedCase = {
  path: '/multi-digit',
  tile: 'Single Digit',
  tableless: true,
  fillIn: async (bids) => {
    await bids.choose('Close');
    await bids.fill('Points for digit 0', '15');
    await bids.hasTotals(1, 15);
    await bids.fill('Points for digit 1', '200');
  },
  rows: ['1 200 Close', '0 15 Close'],
};
