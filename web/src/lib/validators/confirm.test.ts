// @vitest-environment node
import { expect, it } from 'vitest';
import { confirmMpinError, confirmPasswordError } from './confirm.ts';

it('an empty password confirmation is asked for, even when the password is empty', {
  tags: ['@VCONF-01'],
}, () => {
  expect(confirmPasswordError('', 'Kalyan@2026')).toBe('Please confirm your password');
  expect(confirmPasswordError('', '')).toBe('Please confirm your password');
});

it('a password confirmation has to be the very same text', { tags: ['@VCONF-02'] }, () => {
  expect(confirmPasswordError('kalyan@2026', 'Kalyan@2026')).toBe('Passwords do not match');
  expect(confirmPasswordError('Kalyan@2026 ', 'Kalyan@2026')).toBe('Passwords do not match');
  expect(confirmPasswordError('Kalyan@2026', 'Kalyan@2026')).toBeUndefined();
});

it('an empty MPIN confirmation is asked for', { tags: ['@VCONF-03'] }, () => {
  expect(confirmMpinError('', '2580')).toBe('Please confirm your MPIN');
});

it('an MPIN confirmation has to be the same', { tags: ['@VCONF-04'] }, () => {
  expect(confirmMpinError('2581', '2580')).toBe('MPINs do not match');
  expect(confirmMpinError('2580', '2580')).toBeUndefined();
});
