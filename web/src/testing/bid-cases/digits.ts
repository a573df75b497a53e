import { type BidCase, rowsOf } from './bid-case.ts';

/** Ank 7 at open, ank 1 at close. */
const draw = { open: '124', close: '290' };

export const singleDigit: BidCase = {
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
  keys: ['digit'],
  draw,
  won: { digits: '7', amount: 237.5 },
  lost: '3',
};

export const singleDigitBulk: BidCase = {
  path: '/single-digit-bulk',
  tile: 'Single Digit Bulk',
  fillIn: async (bids) => {
    await bids.points('5');
    for (const digit of '747') await bids.tap(digit);
    await bids.points('30');
    await bids.tap('0');
  },
  rows: ['0 30 Open', '7 10 Open', '4 5 Open'],
  keys: ['digit'],
  draw,
  won: { digits: '7', amount: 95 },
  lost: '0',
};

/** Opened by the tile of single_digits. */
export const multiDigit: BidCase = {
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
  keys: ['digit'],
  draw,
  won: { digits: '1', amount: 1900 },
  lost: '0',
};

export const oddEven: BidCase = {
  path: '/odd-even',
  tile: 'Odd Even',
  fillIn: async (bids) => {
    await bids.tick('Odd');
    await bids.points('12');
    await bids.press('Add Bid');
    await bids.hasRows(rowsOf('1 3 5 7 9', 12, 'Open'));
    await bids.tick('Odd', false);
    await bids.tick('Even');
    await bids.points('4');
    await bids.press('Add Bid');
  },
  rows: [...rowsOf('0 2 4 6 8', 4, 'Open'), ...rowsOf('1 3 5 7 9', 12, 'Open')],
  keys: ['jodi'],
  draw,
  won: { digits: '7', amount: 114 },
  lost: '8',
};
