/** Ranges and lengths of bids where the configuration of a bet type gives none. */
export const DIGIT_MIN = 0;
export const DIGIT_MAX = 9;
export const JODI_MIN = 0;
export const JODI_MAX = 99;
export const PANA_DIGITS = 3;
export const MOTOR_DIGITS_MIN = 4;
export const MOTOR_DIGITS_MAX = 6;
