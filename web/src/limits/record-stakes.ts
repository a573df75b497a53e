import { today } from '../lib/days.ts';
import { onPlaced } from '../submissions/placed-bets.ts';
import type { Submission } from '../submissions/submission.ts';
import { withStake } from './play-limits.ts';
import { changeLimits } from './stored-limits.ts';

const addStake = ({ body }: Submission): void =>
  changeLimits((limits) => withStake(limits, today(), body.amount));

/** Adds every bet that is known to be placed to the stakes of the day, once however often it is called. */
export function recordStakes(): void {
  onPlaced(addStake);
}
