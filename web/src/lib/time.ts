import { isoTime } from '@matka/contracts/reading/iso-time';

/** India has no summer time, so its time is computed: the browser's data of time zones takes as long as the first screen. */
const INDIA = 5.5 * 3_600_000;

/** A moment of the host in milliseconds; NaN if invalid. A text without a zone is a time of India, wherever the phone is. */
export function readMoment(moment: Date | string | number): number {
  if (typeof moment !== 'string') return +new Date(moment);
  const text = isoTime(moment.trim());
  return +new Date(text.length === 10 ? `${text}T00:00+05:30` : text);
}

/** A moment as `yyyy-mm-ddThh:mm:ss.sssZ` by the clock of India; undefined if invalid, or after the year 9999. */
export function inIndia(moment: Date | string | number): string | undefined {
  const shifted = new Date(readMoment(moment) + INDIA);
  const year = shifted.getUTCFullYear();
  return year >= 0 && year <= 9999 ? shifted.toISOString() : undefined;
}

/** The text for a missing or malformed value. */
export const UNKNOWN = '–';

/** A moment as 12-hour clock time in India, `09:40 AM`; a dash if unknown. */
export function formatTime(moment: Date | string | number): string {
  return formatClock(inIndia(moment)?.slice(11, 16) ?? '');
}

/** A time of day of a market, `HH:MM:SS` or `HH:MM`, as `09:40 AM`; a dash if invalid. */
export function formatClock(clock: string): string {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)/.exec(clock) ?? [];
  const hour = Number(hours);
  if (!(hour < 24)) return UNKNOWN;
  return `${String(hour % 12 || 12).padStart(2, '0')}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}
