// @vitest-environment node
import { expect, it } from 'vitest';
import { referralError, referralInput } from './referral.ts';

const letters = 'Referral code can only contain letters, numbers, and underscores';

it('an empty code is accepted', { tags: ['@VREF-01'] }, () => {
  expect(referralError('')).toBeUndefined();
});

it.each([
  ['@VREF-02', 'a', 'Referral code must be at least 3 characters long'],
  ['@VREF-02', '-!', 'Referral code must be at least 3 characters long'],
  ['@VREF-03', 'a'.repeat(21), 'Referral code must be less than 20 characters'],
  ['@VREF-03', '!'.repeat(21), 'Referral code must be less than 20 characters'],
  ['@VREF-04', 'AB-12', letters],
  ['@VREF-04', 'AB 12', letters],
  ['@VREF-04', 'ÄBC', letters],
])('%s %j gives a message', (_id, value, message) => {
  expect(referralError(value)).toBe(message);
});

it('3 to 20 letters, numbers and underscores are accepted', {
  tags: ['@VREF-02', '@VREF-03', '@VREF-04'],
}, () => {
  for (const code of ['ab1', 'A_1', '___', 'a'.repeat(20)]) {
    expect(referralError(code)).toBeUndefined();
  }
});

it('the field keeps letters, numbers and underscores', () => {
  expect(referralInput(' AB-1_2é')).toBe('AB1_2');
});
