import { proxy } from 'valtio';
import { currentPlayer } from '../../../auth/current-player.ts';
import { readPoints } from '../rules/points.ts';

/** The quick stakes in points. */
export const quickStakes = [10, 20, 50, 100, 500] as const;

/** The points of the last bid that was added, on any screen since the page was loaded, and its player. */
export const lastStake = proxy<{ points?: number; player?: string | undefined }>({});

/** Keeps the points of a bid that was added. */
export function keepStake(points: number): void {
  if (readPoints(String(points)) === undefined) return;
  lastStake.points = points;
  lastStake.player = currentPlayer();
}
