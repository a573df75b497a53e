import { today } from '../lib/days.ts';
import { onPlaced } from '../submissions/placed-bets.ts';
import { withStake } from './play-limits.ts';
import { changeLimits } from './stored-limits.ts';

/** Adds every bet that is known to be placed to the stakes of the day. */
export function recordStakes(): void {
  onPlaced(({ body }) => changeLimits((limits) => withStake(limits, today(), body.amount)));
}
