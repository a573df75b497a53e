import { dateFormat } from '../../i18n/date-format.ts';

const format = dateFormat({ month: 'long', year: 'numeric' });

/** The month of a day, `yyyy-mm-dd`, as `yyyy-mm`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The month `count` months after `month`, `yyyy-mm`, or before it if negative. */
export function monthAfter(month: string, count: number): string {
  const moment = new Date(`${month}-01T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() + count);
  return moment.toISOString().slice(0, 7);
}

/** A month in the words of the current language, e.g. `November 2026`. */
export const monthName = (month: string): string => format(Date.parse(`${month}-01T00:00:00Z`));
