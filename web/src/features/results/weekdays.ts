import { dateFormat } from '../../i18n/date-format.ts';

const format = dateFormat({ weekday: 'short' });

const DAY = 24 * 60 * 60_000;

/** Calendar dates `yyyy-mm-dd`, computed in UTC. */
const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Monday to Sunday as 0 to 6. */
export function weekdayOf(day: string): number {
  return (new Date(momentOf(day)).getUTCDay() + 6) % 7;
}

/** The day `count` days after `day`, or before it if negative. */
export function dayAfter(day: string, count: number): string {
  return new Date(momentOf(day) + count * DAY).toISOString().slice(0, 10);
}

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  return dayAfter(day, -weekdayOf(day));
}

/** Any Monday. */
const MONDAY = '2026-11-23';

/** The short names of Monday to Sunday in the current language. */
export const weekdayNames = (): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => format(momentOf(dayAfter(MONDAY, day))));
