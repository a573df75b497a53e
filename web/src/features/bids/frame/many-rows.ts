/** More rows than this are told by their number too. */
export const MANY_ROWS = 12;
