import { dateFormat } from '../../i18n/date-format.ts';
import { dayAfter } from '../../lib/calendar.ts';

const formatMonth = dateFormat({ month: 'long', year: 'numeric' });

/** A month `yyyy-mm` in the words of the current language, e.g. `November 2026`. */
export const monthName = (month: string): string => formatMonth(Date.parse(month));

const formatWeekday = dateFormat({ weekday: 'short' });

const MONDAY = '2026-11-23';

/** The short names of Monday to Sunday in the current language. */
export const weekdayNames = (): string[] =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => formatWeekday(Date.parse(dayAfter(MONDAY, day))));
