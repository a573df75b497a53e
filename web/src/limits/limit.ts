/** The most points that a player wants to stake in a day or week; null for no limit. */
export interface Limit {
  readonly value: number | null;
  /** A raised limit: holds from that day (`yyyy-mm-dd`) on. */
  readonly next?: { readonly value: number | null; readonly from: string } | undefined;
}

export const NO_LIMIT: Limit = { value: null };

export const limitOn = ({ value, next }: Limit, day: string): number | null =>
  next && next.from <= day ? next.value : value;

/** The day after a day `yyyy-mm-dd`. */
export function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

/** The same day a year later, `yyyy-mm-dd`; of a leap day the next one. */
export function yearAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** Tells if a typed day is before or after two days; one that is none, as with a year of five digits, is too late. */
export function outside(
  typed: string,
  earliest: string,
  latest: string,
): 'early' | 'late' | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(typed) || typed > latest) return 'late';
  return typed < earliest ? 'early' : undefined;
}

/** The Monday of the week of a day, both `yyyy-mm-dd`. */
export function weekStart(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** A limit changed on a day: a lower one applies at once, a higher one or none from the next day. */
export function changedLimit(limit: Limit, value: number | null, today: string): Limit {
  const current = limitOn(limit, today);
  const isLower = value !== null && (current === null || value <= current);
  if (isLower || value === current) return { value };
  return { value: current, next: { value, from: dayAfter(today) } };
}
