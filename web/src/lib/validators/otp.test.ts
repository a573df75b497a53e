// @vitest-environment node
import { expect, it } from 'vitest';
import { otpError } from './otp.ts';

it.each([
  ['@VOTP-01', '', 'OTP is required'],
  ['@VOTP-02', '48291a', 'Please enter a valid OTP'],
  ['@VOTP-02', '482 913', 'Please enter a valid OTP'],
  ['@VOTP-02', 'a', 'Please enter a valid OTP'],
  ['@VOTP-02', ' ', 'Please enter a valid OTP'],
  ['@VOTP-03', '48291', 'OTP must be exactly 6 digits'],
  ['@VOTP-03', '4829131', 'OTP must be exactly 6 digits'],
])('%s %j gives a message', (_id, value, message) => {
  expect(otpError(value)).toBe(message);
});

it.each(['482913', '000000', '123456'])(
  '%s is accepted',
  { tags: ['@VOTP-02', '@VOTP-03'] },
  (value) => {
    expect(otpError(value)).toBeUndefined();
  },
);
