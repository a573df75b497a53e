import { formatDay, today } from '../lib/days.ts';
import { formatRupees } from '../lib/money.ts';
import { type LimitFailure, limitFailure } from './play-limits.ts';
import { readLimits } from './stored-limits.ts';

/** A failure in words, with what is possible. */
export function limitText(failure: LimitFailure): string {
  if (failure.kind === 'paused') {
    return `You paused your bets. They can be placed again on ${formatDay(failure.until)}.`;
  }
  const period = failure.kind === 'day' ? 'today' : 'this week';
  const left = Math.max(0, failure.limit - failure.used);
  return `Your own limit for ${period} is ${formatRupees(failure.limit)}: ${formatRupees(left)} of it is left.`;
}

/** Why the player's own limits keep `points` from being staked now; undefined if they do not. */
export function ownLimitFailure(points: number): string | undefined {
  const failure = limitFailure(readLimits(), points, today());
  return failure && limitText(failure);
}
