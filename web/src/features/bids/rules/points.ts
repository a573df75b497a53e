/** The smallest and the largest stake of one bid, in whole points. */
export const LEAST_POINTS = 1;
export const MOST_POINTS = 10_000;

/** Characters that a points field takes. */
export const POINTS_LENGTH = 5;

export const POINTS_MESSAGE = 'Points must be between 1 to 10000';

/** Takes what stands in a points field; gives whole points from 1 to 10000, else nothing. */
export function readPoints(text: string): number | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  const points = Number(text);
  return points >= LEAST_POINTS && points <= MOST_POINTS ? points : undefined;
}

/** Why these points cannot be staked on one bid, or nothing. */
export function pointsFailure(text: string): string | undefined {
  return readPoints(text) === undefined ? POINTS_MESSAGE : undefined;
}
