import { mondayOf } from '../lib/calendar.ts';
import { type Limit, limitOn, NO_LIMIT } from './limit.ts';

/** The player's limits of their own play, and the points they staked on this device. */
export interface PlayLimits {
  readonly day: Limit;
  readonly week: Limit;
  /** Minutes of play after which the app reminds; null for never. */
  readonly reminder: number | null;
  /** The first day (`yyyy-mm-dd`) on which bets can be placed again; null without a pause. */
  readonly pausedUntil: string | null;
  /** Points staked by day `yyyy-mm-dd`. */
  readonly staked: Readonly<Record<string, number>>;
}

export const NO_LIMITS: PlayLimits = {
  day: NO_LIMIT,
  week: NO_LIMIT,
  reminder: null,
  pausedUntil: null,
  staked: {},
};

/** Days of stakes that are kept: more than a week. */
const DAYS_KEPT = 14;

/** Points staked in the week (from Monday) up to a day. */
export function stakedInWeek({ staked }: PlayLimits, day: string): number {
  const monday = mondayOf(day);
  return Object.entries(staked)
    .filter(([each]) => each >= monday && each <= day)
    .reduce((sum, [, points]) => sum + points, 0);
}

export const stakedOn = ({ staked }: PlayLimits, day: string): number => staked[day] ?? 0;

/** The limits after a stake; the oldest days are forgotten, never the day of the stake. */
export function withStake(limits: PlayLimits, day: string, points: number): PlayLimits {
  const staked = { ...limits.staked, [day]: stakedOn(limits, day) + points };
  const kept = Object.entries(staked)
    .sort(([a], [b]) => Number(b === day) - Number(a === day) || b.localeCompare(a))
    .slice(0, DAYS_KEPT);
  return { ...limits, staked: Object.fromEntries(kept) };
}

export const isPaused = ({ pausedUntil }: PlayLimits, day: string): boolean =>
  pausedUntil !== null && day < pausedUntil;

type LimitFailure =
  | { readonly kind: 'paused'; readonly until: string }
  | {
      readonly kind: 'day' | 'week';
      readonly limit: number;
      readonly used: number;
    };

/** The limit that forbids to stake `points` on a day; undefined if no limit does. */
export function limitFailure(
  limits: PlayLimits,
  points: number,
  day: string,
): LimitFailure | undefined {
  if (limits.pausedUntil !== null && isPaused(limits, day)) {
    return { kind: 'paused', until: limits.pausedUntil };
  }
  const used = { day: stakedOn(limits, day), week: stakedInWeek(limits, day) };
  for (const kind of ['day', 'week'] as const) {
    const limit = limitOn(limits[kind], day);
    if (limit !== null && used[kind] + points > limit) return { kind, limit, used: used[kind] };
  }
  return undefined;
}
