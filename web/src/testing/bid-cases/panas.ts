import { type BidCase, rowsOf } from './bid-case.ts';

const keys = ['pana'] as const;
const draw = { open: '128', close: '990' };

export const singlePana: BidCase = {
  path: '/single-pana',
  tile: 'Single Pana',
  fillIn: async (bids) => {
    await bids.add({ 'Single Pana': '128' }, '10');
    await bids.add({ 'Single Pana': '890' }, '5');
  },
  rows: ['890 5 Open', '128 10 Open'],
  keys,
  draw,
  won: { digits: '128', amount: 1500 },
  lost: '890',
};

export const singlePanaBulk: BidCase = {
  path: '/single-pana-bulk',
  tile: 'Single Pana Bulk',
  fillIn: async (bids) => {
    await bids.points('5');
    await bids.tap('1');
  },
  rows: rowsOf('128 137 146 236 245 290 380 470 489 560 579 678', 5, 'Open'),
  keys,
  draw: { open: '678', close: '990' },
  won: { digits: '678', amount: 750 },
  lost: '579',
};

export const doublePana: BidCase = {
  path: '/double-pana',
  tile: 'Double Pana',
  fillIn: async (bids) => {
    await bids.choose('Close');
    await bids.add({ 'Double Pana': '118' }, '40');
    await bids.add({ 'Double Pana': '990' }, '10');
  },
  rows: ['990 10 Close', '118 40 Close'],
  keys,
  draw,
  won: { digits: '990', amount: 3000 },
  lost: '118',
};

export const doublePanaBulk: BidCase = {
  path: '/double-pana-bulk',
  tile: 'Double Pana Bulk',
  fillIn: async (bids) => {
    await bids.choose('Close');
    await bids.points('4');
    await bids.tap('8');
  },
  rows: rowsOf('116 224 233 288 440 477 558 800 990', 4, 'Close'),
  keys,
  draw,
  won: { digits: '990', amount: 1200 },
  lost: '116',
};

export const triplePana: BidCase = {
  path: '/triple-pana',
  tile: 'Triple Pana',
  fillIn: async (bids) => {
    await bids.add({ 'Triple Pana': '777' }, '3');
    await bids.add({ 'Triple Pana': '000' }, '2');
  },
  rows: ['000 2 Open', '777 3 Open'],
  keys,
  draw: { open: '000', close: '990' },
  won: { digits: '000', amount: 1600 },
  lost: '777',
};
