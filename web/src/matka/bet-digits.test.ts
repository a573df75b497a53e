import { expect, it } from 'vitest';
import { inlineDigits, placedDigits } from './bet-digits.ts';

const bare = { bet_status: 'won', amount: 10, placed_bets: [] };

it('the digits of a sub-bet with both panas join open pana and close pana', {
  tags: ['@WIN-06'],
}, () => {
  const both = { open_pana: '123', close_pana: '890' };
  expect(placedDigits(both)).toBe('123-890');
  expect(placedDigits({ ...both, open_digit: '6', close_digit: '7', pana: '000' })).toBe('123-890');
});

it('the digits of a sub-bet join open pana and close digit', { tags: ['@WIN-07'] }, () => {
  expect(placedDigits({ open_pana: '123', close_digit: '0' })).toBe('123-0');
});

it('the digits of a sub-bet join close pana and open digit, the pana first', {
  tags: ['@WIN-08'],
}, () => {
  expect(placedDigits({ open_digit: '6', close_pana: '890' })).toBe('890-6');
});

it.each([
  [{ pana: '128' }, '128'],
  [{ digit: '0' }, '0'],
  [{ jodi: '05' }, '05'],
  [{ open_pana: '123' }, '123'],
  [{ close_pana: '890' }, '890'],
  [{ open_digit: '6' }, '6'],
  [{ close_digit: '7' }, '7'],
  [{ open_digit: '6', close_digit: '7', jodi: '67' }, '67'],
  [{ pana: '', jodi: '67' }, '67'],
])('the digits of a sub-bet are the single value of %o', { tags: ['@WIN-09'] }, (bet, digits) => {
  expect(placedDigits(bet)).toBe(digits);
});

it('a sub-bet without a number has no digits', () => {
  expect(placedDigits({ bet_type: 'open', points: 10 })).toBe('N/A');
});

it('the digits of a bet without sub-bets are its first pana, digit (open before close) or jodi', {
  tags: ['@WIN-10'],
}, () => {
  const all = {
    ...bare,
    open_pana: '123',
    close_pana: '890',
    open_digit: '6',
    close_digit: '7',
    jodi: '67',
  };
  const numbers: string[] = [];
  for (const gone of ['open_pana', 'close_pana', 'open_digit', 'close_digit', 'jodi'] as const) {
    numbers.push(inlineDigits(all));
    all[gone] = '';
  }
  expect(numbers).toEqual(['123', '890', '6', '7', '67']);
  expect(inlineDigits(all)).toBe('N/A');
  expect(inlineDigits(bare)).toBe('N/A');
});
