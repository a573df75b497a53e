import { POINTS_MAX, POINTS_MIN } from '../../../matka/limits.ts';

export const POINTS_MESSAGE = 'Points must be between 1 to 10000';

/** Takes what stands in a points field; gives whole points from 1 to 10000, else nothing. */
export function readPoints(text: string): number | undefined {
  if (!/^\d+$/.test(text)) return undefined;
  const points = Number(text);
  return points >= POINTS_MIN && points <= POINTS_MAX ? points : undefined;
}

/** Why these points cannot be staked on one bid, or nothing. */
export function pointsFailure(text: string): string | undefined {
  return readPoints(text) === undefined ? POINTS_MESSAGE : undefined;
}
