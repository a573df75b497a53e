import { type BidCase, rowsOf } from './bid-case.ts';

/** Jodi 05. */
const draw05 = { open: '127', close: '140' };
/** Jodi 16. */
const draw16 = { open: '128', close: '367' };

export const jodiDigits: BidCase = {
  path: '/jodi-digits',
  tile: 'Jodi Digits',
  fillIn: async (bids) => {
    await bids.add({ 'Jodi Digit': '05' }, '10');
    await bids.add({ 'Jodi Digit': '50' }, '20');
  },
  rows: ['50 20 Close', '05 10 Close'],
  keys: ['jodi'],
  draw: draw05,
  won: { digits: '05', amount: 950 },
  lost: '50',
};

export const jodiDigitsBulk: BidCase = {
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
  draw: draw16,
  won: { digits: '16', amount: 1425 },
  lost: '61',
};

export const redBracket: BidCase = {
  path: '/red-bracket',
  tile: 'Red Bracket',
  fillIn: async (bids) => {
    await bids.choose('Open');
    await bids.points('6');
    await bids.press('Add Bid');
  },
  rows: rowsOf('05 16 27 38 49 50 61 72 83 94', 6, 'Close'),
  keys: ['jodi'],
  draw: draw16,
  won: { digits: '16', amount: 570 },
  lost: '05',
};

export const groupJodi: BidCase = {
  path: '/group-jodi',
  tile: 'Group Jodi',
  fillIn: (bids) => bids.add({ 'Group Jodi': '12' }, '3'),
  rows: rowsOf('12 17 21 26 62 67 71 76', 3, 'Close'),
  keys: ['jodi'],
  // Jodi 67.
  draw: { open: '150', close: '124' },
  won: { digits: '67', amount: 285 },
  lost: '12',
};

export const digitsBasedJodi: BidCase = {
  path: '/digits-based-jodi',
  tile: 'Digits Based Jodi',
  fillIn: (bids) => bids.add({ 'Left Digit': '1', 'Right Digit': '6' }, '2'),
  rows: rowsOf('06 10 11 12 13 14 15 16 17 18 19 26 36 46 56 66 76 86 96', 2, 'Close'),
  keys: ['jodi'],
  // Jodi 66.
  draw: { open: '150', close: '367' },
  won: { digits: '66', amount: 190 },
  lost: '96',
};
