import { type BidCase, rowsOf } from './bid-case.ts';

const keys = ['pana'] as const;

export const spMotor: BidCase = {
  path: '/sp-motor',
  tile: 'SP Motor',
  fillIn: (bids) => bids.add({ 'SP Motor': '1230' }, '5'),
  rows: rowsOf('120 123 130 230', 5, 'Open'),
  keys,
  draw: { open: '230', close: '990' },
  won: { digits: '230', amount: 750 },
  lost: '123',
};

export const dpMotor: BidCase = {
  path: '/dp-motor',
  tile: 'DP Motor',
  fillIn: async (bids) => {
    await bids.choose('Close');
    await bids.add({ 'DP Motor': '1230' }, '2');
  },
  rows: rowsOf('100 110 112 113 122 133 200 220 223 233 300 330', 2, 'Close'),
  keys,
  draw: { open: '128', close: '300' },
  won: { digits: '300', amount: 600 },
  lost: '330',
};

export const spdptp: BidCase = {
  path: '/spdptp',
  tile: 'SP DP TP',
  fillIn: async (bids) => {
    await bids.tick('SP');
    await bids.tick('DP');
    await bids.tick('TP');
    await bids.add({ Digit: '1' }, '2');
  },
  rows: rowsOf(
    '128 137 146 236 245 290 380 470 489 560 579 678 100 119 155 227 335 344 399 588 669 777',
    2,
    'Open',
  ),
  keys,
  draw: { open: '777', close: '990' },
  won: { digits: '777', amount: 1600 },
  lost: '669',
};

export const twoDigitsPanel: BidCase = {
  path: '/two-digits-panel',
  tile: 'Two Digits Panel',
  fillIn: (bids) => bids.add({ 'Two Digits': '12' }, '7'),
  rows: rowsOf('112 120 122 123 124 125 126 127 128 129', 7, 'Open'),
  keys,
  draw: { open: '122', close: '990' },
  won: { digits: '122', amount: 2100 },
  lost: '120',
};

export const penalGroup: BidCase = {
  path: '/penal-group',
  tile: 'Penal Group',
  fillIn: (bids) => bids.add({ Pana: '128' }, '8'),
  rows: rowsOf('123 128 137 178 236 268 367 678', 8, 'Open'),
  keys,
  draw: { open: '367', close: '990' },
  won: { digits: '367', amount: 1200 },
  lost: '128',
};

export const choicePana: BidCase = {
  path: '/choice-pana',
  tile: 'Choice Pana',
  fillIn: async (bids) => {
    await bids.choose('Close');
    await bids.tick('DP');
    await bids.tick('TP');
    await bids.add({ 'Middle Digit': '0' }, '3');
  },
  rows: rowsOf('100 200 300 400 500 600 700 800 900 000', 3, 'Close'),
  keys,
  draw: { open: '128', close: '000' },
  won: { digits: '000', amount: 2400 },
  lost: '900',
};
