import { expect, it } from 'vitest';
import { inEnglish } from '../../testing/english.ts';
import { paymentOf, receiptOf } from './payment.ts';

it('the receipt of add-fund shows a balance that changes from 0 to the amount', {
  tags: ['@PAY-09'],
}, () => {
  expect(inEnglish(receiptOf('add-fund', 500))).toEqual({
    title: 'Payment Success!',
    amount: 500,
    oldBalance: 0,
    newBalance: 500,
  });
});

it('the receipt of a withdrawal shows a balance of 10000 less the amount', {
  tags: ['@WALLET-15'],
}, () => {
  expect(inEnglish(receiptOf('withdraw', 750))).toEqual({
    title: 'Withdrawn Success!',
    amount: 750,
    oldBalance: 10_000,
    newBalance: 9250,
  });
});

it('the payment uses the amount and the type of the navigation state', () => {
  expect(paymentOf({ amount: 0.5, type: 'withdraw' })).toEqual({ amount: 0.5, type: 'withdraw' });
});

it.each([
  null,
  undefined,
  {},
  'add-fund',
  { amount: '500', type: 'gift' },
  { amount: Number.NaN },
  { amount: -5 },
  { amount: Number.POSITIVE_INFINITY, type: 'toString' },
])('the payment uses 100 and add-fund for the state %j', { tags: ['@PAY-11'] }, (state) => {
  expect(paymentOf(state)).toEqual({ amount: 100, type: 'add-fund' });
});
