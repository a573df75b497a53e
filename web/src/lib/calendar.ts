/* Days `yyyy-mm-dd` and months `yyyy-mm` of the calendar, computed in UTC; the days of moments are in `days.ts`. */

const DAY = 24 * 60 * 60_000;

const momentOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day `count` days after `day`, or before it if negative. */
export const dayAfter = (day: string, count = 1): string =>
  new Date(momentOf(day) + count * DAY).toISOString().slice(0, 10);

/** The same day a year later; of a leap day the next one. */
export function yearAfter(day: string): string {
  const date = new Date(momentOf(day));
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}

/** Monday to Sunday as 0 to 6. */
export const weekdayOf = (day: string): number => (new Date(momentOf(day)).getUTCDay() + 6) % 7;

/** The Monday of the week of a day. */
export const mondayOf = (day: string): string => dayAfter(day, -weekdayOf(day));

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `count` months after `month`, or before it if negative. */
export function monthAfter(month: string, count: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + count);
  return monthOf(moment.toISOString());
}
