import { expect, it } from 'vitest';
import { readRefusal } from './refusal.ts';
import { isUncovered } from './uncovered.ts';

it.each([
  { error: 'Insufficient balance' },
  { error: 'You have INSUFFICIENT FUNDS.' },
  { error: 'insufficient_balance' },
  { error: { code: 'INSUFFICIENT_FUNDS', message: 'Declined.' } },
  { message: 'Insufficient wallet balance', statusCode: 400, error: 'Bad Request' },
  { message: ['Insufficient points in the wallet'] },
  { detail: 'Not enough points' },
  { detail: 'You do not have enough balance' },
  { detail: "You don't have sufficient wallet points." },
  { message: 'No.', errorCode: 'InsufficientBalance' },
  { non_field_errors: ['Your wallet balance is not sufficient for this bet.'] },
  { type: 'https://host.test/problems/insufficient-funds', title: 'Payment declined' },
  { title: 'Wallet balance too low' },
  { errors: { amount: ['The amount exceeds your balance.'] } },
  { errors: [{ code: 'wallet.insufficient_balance', message: 'No.' }] },
  ['Insufficient balance'],
  'Insufficient available balance',
])('the refusal of an uncovered bet is recognised in %j', (body) => {
  expect(isUncovered(readRefusal(body))).toBe(true);
});

it('a refusal with the status 402 means an uncovered bet, whatever its text', () => {
  expect(isUncovered(readRefusal({ detail: 'No.' }), 402)).toBe(true);
  expect(isUncovered(readRefusal({ detail: 'No.' }), 400)).toBe(false);
});

it.each([
  { error: 'Insufficient permissions' },
  { error: 'Insufficient privileges for balance transfers' },
  { message: 'Points must be between 1 to 10000' },
  { message: 'Your balance is enough, but the market is closed.' },
  { detail: 'Daily points limit exceeded' },
  { detail: 'Your wallet is blocked. Not enough documents were sent.' },
  { error: 'Balance service is down' },
  { amount: ['Too low.'] },
  {},
  undefined,
])('a refusal for another reason is not taken for an uncovered bet: %j', (body) => {
  expect(isUncovered(readRefusal(body))).toBe(false);
});
