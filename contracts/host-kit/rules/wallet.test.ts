import { describe, expect, it } from 'vitest';
import { findingsIn } from './test-support.ts';

describe('the rates', () => {
  const page = { current_page: 1, has_previous: false, has_next: false, total_pages: 1 };
  const judged = (multiply_by: number, members: object = {}) =>
    findingsIn('payouts', {
      data: [
        {
          id: 1,
          bet_type: { id: 1, name: 'Single Ank' },
          payout_config: { multiply_by },
          is_active: true,
        },
      ],
      pagination: { ...page, ...members },
    });

  it('are above 0 and on one page', () => {
    expect(judged(9.5)).toEqual([]);
    expect(judged(0.5)).toEqual([]);
    expect(judged(0)).toEqual([
      ['$.data[0].payout_config.multiply_by', 'is 0', 'a number above 0'],
    ]);
  });

  it.each([
    [{ current_page: 2 }, 'current_page', 'is 2', '1, the first page'],
    [{ has_previous: true }, 'current_page', 'is 1 with a page before', '1, the first page'],
    [{ total_pages: 2 }, 'total_pages', 'is 2', '1'],
    [{ has_next: true }, 'total_pages', 'is 1', '1'],
  ])('are not on one page with %j', (members, name, found, expected) => {
    expect(judged(9, members)).toEqual([[`$.pagination.${name}`, found, expected]]);
  });
});

describe('a receipt', () => {
  const judged = (previous_balance: number, current_balance: number, sent: unknown) =>
    findingsIn(
      'betting',
      {
        user_balance: { previous_balance, current_balance },
        bet_details: { market: { id: 7, name: 'Kalyan Matka' } },
      },
      { sent },
    );

  it('has balances that differ by the stake', () => {
    expect(judged(500.1, 470.1, { amount: 30 })).toEqual([]);
    expect(judged(500, 480, { amount: 30 })).toEqual([
      ['$.user_balance.current_balance', 'differs from previous_balance by 20', 'the stake of 30'],
    ]);
    expect(judged(500, 480, {})).toEqual([]);
  });
});

describe('a login', () => {
  const user = { id: 1, first_name: 'Asha', mobile_number: '9876543210', points: 5 };
  const judged = (members: object, sent: unknown = { mobile_number: '9876543210' }) =>
    findingsIn(
      'login',
      { user: { ...user, ...members }, tokens: { access: 'a', refresh: 'r' } },
      { sent },
    );

  it.each([
    [{}],
    [{ first_name: undefined, last_name: 'Rao' }],
    [{ first_name: undefined, name: 'Asha Rao' }],
    [{ mobile_number: '+91 98765-43210' }],
    [{ mobile_number: '******3210' }],
    [{ mobile_number: '43210' }],
    [{ mobile_number: 'id 9812345678' }],
    [{ mobile_number: '9812345678 x' }],
  ])('shows who signed in: %j', (members) => {
    expect(judged(members)).toEqual([]);
  });

  it.each([
    [{ points: undefined }, 'points', 'is missing', 'a number'],
    [{ first_name: undefined }, 'name', 'is missing', 'a name, or first and last name'],
    [{ mobile_number: undefined }, 'mobile_number', 'is missing', 'a text'],
    [
      { mobile_number: '9812345678' },
      'mobile_number',
      'is another number than the one that signed in',
      'the number of the player',
    ],
  ])('with %j names the place', (members, name, found, expected) => {
    expect(judged(members)).toEqual([[`$.user.${name}`, found, expected]]);
  });

  it('with what cannot be read names it once', () => {
    expect(judged({ points: null })).toEqual([['$.user.points', 'is null', 'a number']]);
    expect(judged({ points: 'many' })).toEqual([
      ['$.user.points', 'is the text “many”', 'a number'],
    ]);
  });

  it('is compared with a number that was sent', () => {
    expect(judged({}, { mobile_number: '+919876543210' })).toEqual([]);
    expect(judged({ mobile_number: '9812345678' }, {})).toEqual([]);
  });
});
