import { expect, it } from 'vitest';
import { decodedRecord } from '../../testing/sample-record.ts';
import { passbookRows } from './passbook-rows.ts';

const placed_bets = [
  { digit: '7', points: 10, bet_type: 'open' },
  { open_pana: '123', close_digit: '0', points: 20.5, bet_type: 'close' },
  { jodi: '05', points: 5, bet_type: 'open' },
];
const won = { bet_status: 'won', before_amount: 100, placed_bets };
const amounts = (...record: Parameters<typeof decodedRecord>) =>
  passbookRows(decodedRecord(...record)).map(({ previous, amount, current }) => [
    previous,
    amount,
    current,
  ]);
const particulars = (...record: Parameters<typeof decodedRecord>) =>
  passbookRows(decodedRecord(...record)).map(({ about, digits }) => about + digits);

it('the particulars of a won bet contain market, game type, bet type and digits', {
  tags: ['@PASSBOOK-07'],
}, () => {
  expect(particulars({ ...won, placed_bets: placed_bets.slice(0, 1) })).toEqual([
    'Won(Kalyan Matka : Jodi Digits : open) : 7',
  ]);
});

it('the particulars of a bet with several numbers contain Won once', () => {
  expect(particulars(won)).toEqual(['Won(Kalyan Matka : Jodi Digits : open) : 7 + 2 more']);
});

it.each(['lost', 'PENDING', 'anything'])(
  'the particulars of a bet with the status %s begin with Bid',
  { tags: ['@PASSBOOK-08'] },
  (status) => {
    expect(particulars({ bet_status: status, bet_type: 'close', jodi: '05' })).toEqual([
      'Bid(Kalyan Matka : Jodi Digits : close) : 05',
    ]);
  },
);

it('the running amounts start with the amount before the bet', {
  tags: ['@PASSBOOK-11', '@PASSBOOK-13', '@PASSBOOK-14'],
}, () => {
  expect(amounts({ ...won, bet_status: 'lost' })).toEqual([
    [100, 10, 90],
    [90, 20.5, 69.5],
    [69.5, 5, 64.5],
  ]);
});

it('the running amount of a won row subtracts the points and does not add the win', {
  tags: ['@PASSBOOK-12'],
}, () => {
  const one = { ...won, placed_bets: placed_bets.slice(0, 1) };
  expect(amounts(one, { win_amount: 950 })).toEqual([[100, 950, 90]]);
});

it('a won bet with several numbers has one row with its win', () => {
  expect(amounts(won, { win_amount: 950 })).toEqual([[100, 950, 64.5]]);
});

it('the running amounts start from 0 if the amount before the bet is missing', {
  tags: ['@PASSBOOK-13'],
}, () => {
  expect(amounts({ amount: 30 })).toEqual([[0, 30, -30]]);
  expect(amounts({ amount: 30, before_amount: null })).toEqual([[0, 30, -30]]);
});

it('the running amounts are exact to two decimals', () => {
  expect(amounts({ amount: 0.1, before_amount: 0.3 })).toEqual([[0.3, 0.1, 0.2]]);
});

it('the passbook has one row for each sub-bet, or one row for a bet without sub-bets', {
  tags: ['@PASSBOOK-06'],
}, () => {
  expect(passbookRows(decodedRecord({ placed_bets }))).toHaveLength(3);
  expect(passbookRows(decodedRecord({ placed_bets: [] }))).toHaveLength(1);
});
