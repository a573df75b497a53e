import { hostNow } from './host-time.ts';
import { formatTime, inIndia, UNKNOWN } from './time.ts';

/** The day of a moment in India as `yyyy-mm-dd`, the format of requests; empty if unknown. */
export const dayOf = (moment: Date | string | number): string =>
  inIndia(moment)?.slice(0, 10) ?? '';

/** Today in India as `yyyy-mm-dd`, by the host's time. */
export function today(): string {
  return dayOf(hostNow());
}

/** The day before today in India as `yyyy-mm-dd`, by the host's time. */
export function yesterday(): string {
  return dayOf(+hostNow() - 24 * 3_600_000);
}

/** A day `yyyy-mm-dd` as dd/mm/yyyy. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The day of a moment in India as dd/mm/yyyy; a dash if unknown. */
export function formatDate(moment: Date | string | number): string {
  return formatDay(dayOf(moment)) || UNKNOWN;
}

/** A day `yyyy-mm-dd` as dd-mm-yyyy, which only the Date of the bid form uses. */
export function formatDashedDay(day: string): string {
  return day.split('-').reverse().join('-');
}

/** A moment in milliseconds: the clock time if it is of today, else date and clock time. */
export const formatMoment = (at: number): string =>
  dayOf(at) === today() ? formatTime(at) : `${formatDate(at)}, ${formatTime(at)}`;
