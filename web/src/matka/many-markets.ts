/** With more markets than this, lists of them can be searched. */
export const MANY_MARKETS = 20;
