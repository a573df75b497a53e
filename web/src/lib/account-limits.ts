/** Lengths of account fields, from section 9 of the specification. */

export const MOBILE_DIGITS = 10;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 16;
export const MPIN_DIGITS = 4;
export const OTP_DIGITS = 6;
export const NAME_MIN = 2;
export const NAME_MAX = 50;
export const REFERRAL_MIN = 3;
export const REFERRAL_MAX = 20;
