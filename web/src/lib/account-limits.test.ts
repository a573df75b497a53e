import { expect, it } from 'vitest';
import * as limits from './account-limits.ts';

it('the limits of an account are the limits of section 9 of the specification', {
  tags: ['@CONST-01'],
}, () => {
  expect({ ...limits }).toEqual({
    MOBILE_DIGITS: 10,
    PASSWORD_MIN: 8,
    PASSWORD_MAX: 16,
    MPIN_DIGITS: 4,
    OTP_DIGITS: 6,
    NAME_MIN: 2,
    NAME_MAX: 50,
    REFERRAL_MIN: 3,
    REFERRAL_MAX: 20,
  });
});
