/** Ranges and lengths of bids, from section 9 of the specification. */

/** Points of one bid, and how many characters their field takes. */
export const POINTS_MIN = 1;
export const POINTS_MAX = 10000;
export const POINTS_DIGITS = 5;

/** Ranges and lengths of bids where the configuration of the bet type gives none. */
export const DIGIT_MIN = 0;
export const DIGIT_MAX = 9;
export const JODI_MIN = 0;
export const JODI_MAX = 99;
export const PANA_DIGITS = 3;
export const MOTOR_DIGITS_MIN = 4;
export const MOTOR_DIGITS_MAX = 6;
export const GROUP_JODI_DIGITS = 2;
export const TWO_DIGITS = 2;
