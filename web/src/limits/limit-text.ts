import type { Message } from '../i18n/text.ts';
import { formatDay, today } from '../lib/days.ts';
import { formatRupees } from '../lib/money.ts';
import { limitFailure } from './play-limits.ts';
import { readLimits } from './stored-limits.ts';

/** The reason why the player's limits forbid to stake `points` now, with the points left; undefined if they allow it. */
export function ownLimitFailure(points: number): Message | undefined {
  const failure = limitFailure(readLimits(), points, today());
  if (!failure) return undefined;
  if (failure.kind === 'paused') {
    return {
      id: 'You paused your bets. You can bet again on {day}.',
      values: { day: formatDay(failure.until) },
    };
  }
  const period = { id: failure.kind === 'day' ? 'today' : 'this week' } as const;
  const limit = formatRupees(failure.limit);
  const left = formatRupees(Math.max(0, failure.limit - failure.used));
  return {
    id: 'Your limit for {period} is {limit}. You have {left} left.',
    values: { period, limit, left },
  };
}
