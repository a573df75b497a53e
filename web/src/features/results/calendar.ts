import { dateFormat } from '../../i18n/date-format.ts';

const formatMonth = dateFormat({ month: 'long', year: 'numeric' });

/** The month of a day, `yyyy-mm-dd`, as `yyyy-mm`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `count` months after `month`, `yyyy-mm`, or before it if negative. */
export function monthAfter(month: string, count: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + count);
  return moment.toISOString().slice(0, 7);
}

/** A month in the words of the current language, e.g. `November 2026`. */
export const monthName = (month: string): string =>
  formatMonth(Date.parse(`${month}-01T00:00:00Z`));

const formatWeekday = dateFormat({ weekday: 'short' });

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

export function mondayOf(day: string): string {
  return dayAfter(day, -weekdayOf(day));
}

const MONDAY = '2026-11-23';

/** The short names of Monday to Sunday in the current language. */
export const weekdayNames = (): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => formatWeekday(momentOf(dayAfter(MONDAY, day))));
