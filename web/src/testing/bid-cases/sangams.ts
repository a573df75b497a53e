import type { BidCase } from './bid-case.ts';

/** 113-58-440. */
const draw = { open: '113', close: '440' };

const openDigitClosePana = {
  fillIn: async (bids) => {
    await bids.add({ 'Open Digit': '5', 'Close Pana': '440' }, '2');
    await bids.add({ 'Open Digit': '6', 'Close Pana': '440' }, '9');
  },
  rows: ['6-440 9 Close', '5-440 2 Close'],
  keys: ['open_digit', 'close_pana'],
  draw,
  // The histories show the close pana first.
  won: { digits: '440-5', amount: 2000 },
  lost: '440-6',
} satisfies Partial<BidCase>;

export const halfSangam: BidCase = {
  path: '/half-sangam',
  tile: 'Half Sangam',
  sendsAtContinue: true,
  ...openDigitClosePana,
};

export const halfSangamA: BidCase = {
  path: '/half-sangam-a',
  tile: 'Half Sangam A',
  ...openDigitClosePana,
};

export const halfSangamB: BidCase = {
  path: '/half-sangam-b',
  tile: 'Half Sangam B',
  fillIn: async (bids) => {
    await bids.add({ 'Open Pana': '113', 'Close Digit': '8' }, '4');
    await bids.add({ 'Open Pana': '114', 'Close Digit': '8' }, '1');
  },
  rows: ['114-8 1 Close', '113-8 4 Close'],
  keys: ['open_pana', 'close_digit'],
  draw,
  won: { digits: '113-8', amount: 4000 },
  lost: '114-8',
};

export const fullSangam: BidCase = {
  path: '/full-sangam',
  tile: 'Full Sangam',
  fillIn: async (bids) => {
    await bids.add({ 'Open Pana': '113', 'Close Pana': '440' }, '1');
    await bids.add({ 'Open Pana': '440', 'Close Pana': '113' }, '2');
  },
  rows: ['440-113 2 Close', '113-440 1 Close'],
  keys: ['open_pana', 'close_pana'],
  draw,
  won: { digits: '113-440', amount: 10000 },
  lost: '440-113',
};
