import { proxy } from 'valtio';
import { currentPlayer } from '../../../auth/current-player.ts';
import { readPoints } from '../rules/points.ts';

const quickStakes: readonly number[] = [10, 20, 50, 100, 500];

/** The quick stakes in points, in rising order; another stake replaces the nearest one. */
export function stakesAround(last: number | undefined): readonly number[] {
  if (last === undefined || quickStakes.includes(last)) return quickStakes;
  const distances = quickStakes.map((stake) => Math.abs(stake - last));
  return quickStakes.with(distances.indexOf(Math.min(...distances)), last);
}

/** The points of the last bid that was added, on any screen since the page was loaded, and its player. */
export const lastStake = proxy<{ points?: number; player?: string | undefined }>({});

export function keepStake(points: number): void {
  if (readPoints(String(points)) === undefined) return;
  lastStake.points = points;
  lastStake.player = currentPlayer();
}
