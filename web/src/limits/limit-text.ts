import type { Message } from '../i18n/text.ts';
import { formatDay, today } from '../lib/days.ts';
import { formatRupees } from '../lib/money.ts';
import { limitFailure } from './play-limits.ts';
import { readLimits } from './stored-limits.ts';

/** Why the player's own limits keep `points` from being staked now, with what is possible; undefined if they do not. */
export function ownLimitFailure(points: number): Message | undefined {
  const failure = limitFailure(readLimits(), points, today());
  if (!failure) return undefined;
  if (failure.kind === 'paused') {
    return { id: 'pausedUntil', values: { day: formatDay(failure.until) } };
  }
  const period = { id: failure.kind === 'day' ? 'today' : 'thisWeek' } as const;
  const limit = formatRupees(failure.limit);
  const left = formatRupees(Math.max(0, failure.limit - failure.used));
  return { id: 'overLimit', values: { period, limit, left } };
}
