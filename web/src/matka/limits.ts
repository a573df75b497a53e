/** Limits of bids that hosts do not configure, from section 9 of the specification. */

/** Range of the points of one bid, and the length of their field. */
export const POINTS_MIN = 1;
export const POINTS_MAX = 10000;
export const POINTS_DIGITS = 5;

/** Fixed lengths of two screens, not configurable. */
export const GROUP_JODI_DIGITS = 2;
export const TWO_DIGITS = 2;
