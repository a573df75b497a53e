import { dayAfter } from '../lib/calendar.ts';

/** The most points that a player wants to stake in a day or week; null for no limit. */
export interface Limit {
  readonly value: number | null;
  /** A raised limit, which applies from that day (`yyyy-mm-dd`) on. */
  readonly next?: { readonly value: number | null; readonly from: string } | undefined;
}

export const NO_LIMIT: Limit = { value: null };

export const limitOn = ({ value, next }: Limit, day: string): number | null =>
  next && next.from <= day ? next.value : value;

/** Tells if a typed day is before or after two days; an invalid day, e.g. with a year of five digits, is too late. */
export function outside(
  typed: string,
  earliest: string,
  latest: string,
): 'early' | 'late' | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(typed) || typed > latest) return 'late';
  return typed < earliest ? 'early' : undefined;
}

/** A limit changed on a day: a lower one applies at once, a higher one or none from the next day. */
export function changedLimit(limit: Limit, value: number | null, today: string): Limit {
  const current = limitOn(limit, today);
  const isLower = value !== null && (current === null || value <= current);
  if (isLower || value === current) return { value };
  return { value: current, next: { value, from: dayAfter(today) } };
}
