import type { Message } from '../i18n/text.ts';
import { formatDay, today } from '../lib/days.ts';
import { formatRupees } from '../lib/money.ts';
import { type LimitFailure, limitFailure } from './play-limits.ts';
import { readLimits } from './stored-limits.ts';

/** A failure in words, with what is possible. */
export function limitText(failure: LimitFailure): Message {
  if (failure.kind === 'paused') {
    return { id: 'pausedUntil', values: { day: formatDay(failure.until) } };
  }
  const period = { id: failure.kind === 'day' ? 'today' : 'thisWeek' } as const;
  const left = Math.max(0, failure.limit - failure.used);
  return {
    id: 'overLimit',
    values: { period, limit: formatRupees(failure.limit), left: formatRupees(left) },
  };
}

/** Why the player's own limits keep `points` from being staked now; undefined if they do not. */
export function ownLimitFailure(points: number): Message | undefined {
  const failure = limitFailure(readLimits(), points, today());
  return failure && limitText(failure);
}
