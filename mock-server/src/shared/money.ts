/** Hundredths of a point as points with at most two decimals. */
export const inPoints = (hundredths: number): number => hundredths / 100;

/** Points as whole hundredths, rounded to the nearest. */
export const inHundredths = (points: number): number => Math.round(points * 100);
