/** Limits of bids that no host configures, from section 9 of the specification. */

/** Points of one bid, and how many characters their field takes. */
export const POINTS_MIN = 1;
export const POINTS_MAX = 10000;
export const POINTS_DIGITS = 5;

/** What two screens ask for, whatever the configuration says. */
export const GROUP_JODI_DIGITS = 2;
export const TWO_DIGITS = 2;
