// @vitest-environment node
import { expect, it } from 'vitest';
import { passwordError } from './password.ts';

it.each([
  ['@VPWD-01', '', 'Password is required'],
  ['@VPWD-02', 'Abc123!', 'Password must be at least 8 characters long'],
  ['@VPWD-02', ' ', 'Password must be at least 8 characters long'],
  ['@VPWD-03', 'abcdefgh123456789', 'Password must be less than 16 characters'],
  ['@VPWD-06', 'password', 'Please choose a stronger password'],
  ['@VPWD-06', 'PassWord', 'Please choose a stronger password'],
  ['@VPWD-06', '123456789', 'Please choose a stronger password'],
  ['@VPWD-06', 'PASSWORD123', 'Please choose a stronger password'],
  ['@VPWD-06', '123456', 'Password must be at least 8 characters long'],
  ['@VPWD-06', 'qwerty', 'Password must be at least 8 characters long'],
  ['@VPWD-06', 'abc123', 'Password must be at least 8 characters long'],
])('%s %j gives a message', (_id, value, message) => {
  expect(passwordError(value)).toBe(message);
});

it.each(['Kalyan@1', 'password1', '        ', '1234567890'])('%j is accepted', (value) => {
  expect(passwordError(value)).toBeUndefined();
});

it('exactly 16 characters are accepted, although the text says less', {
  tags: ['@VPWD-04'],
}, () => {
  expect(passwordError('Kalyan@Matka2026')).toBeUndefined();
});
