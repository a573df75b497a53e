// @vitest-environment node
import { expect, it } from 'vitest';
import { confirmMpinError, confirmPasswordError } from './confirm.ts';

it('[VCONF-01] an empty password confirmation is asked for, even when the password is empty', () => {
  expect(confirmPasswordError('', 'Kalyan@2026')).toBe('Please confirm your password');
  expect(confirmPasswordError('', '')).toBe('Please confirm your password');
});

it('[VCONF-02] a password confirmation has to be the very same text', () => {
  expect(confirmPasswordError('kalyan@2026', 'Kalyan@2026')).toBe('Passwords do not match');
  expect(confirmPasswordError('Kalyan@2026 ', 'Kalyan@2026')).toBe('Passwords do not match');
  expect(confirmPasswordError('Kalyan@2026', 'Kalyan@2026')).toBeUndefined();
});

it('[VCONF-03] an empty MPIN confirmation is asked for', () => {
  expect(confirmMpinError('', '2580')).toBe('Please confirm your MPIN');
});

it('[VCONF-04] an MPIN confirmation has to be the same', () => {
  expect(confirmMpinError('2581', '2580')).toBe('MPINs do not match');
  expect(confirmMpinError('2580', '2580')).toBeUndefined();
});
