import { hostNow } from './host-time.ts';

/** All times and dates are in Indian time, whatever the time zone of the device. */
const timeZone = 'Asia/Kolkata';

const clockFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
});
const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** Shown for a value that is missing or malformed. */
export const UNKNOWN = '–';

const isKnown = (moment: Date | string | number): boolean => !Number.isNaN(+new Date(moment));

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(format: Intl.DateTimeFormat, moment: Date): Parts {
  const parts: Parts = {};
  for (const { type, value } of format.formatToParts(moment)) parts[type] = value;
  return parts;
}

/** A moment as 12-hour clock time in India, `09:40 AM`; a dash if unknown. */
export function formatTime(moment: Date | string | number): string {
  if (!isKnown(moment)) return UNKNOWN;
  const { hour, minute, dayPeriod } = partsOf(clockFormat, new Date(moment));
  return `${hour}:${minute} ${dayPeriod}`;
}

/** A time of day of a market, `HH:MM:SS` or `HH:MM`, as `09:40 AM`; a dash if it is none. */
export function formatClock(clock: string): string {
  const [, hours, minutes] = /^(\d\d):([0-5]\d)/.exec(clock) ?? [];
  const hour = Number(hours);
  if (!(hour < 24)) return UNKNOWN;
  return `${String(hour % 12 || 12).padStart(2, '0')}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The day of a moment in India as `yyyy-mm-dd`, the format of requests. */
export function dayOf(moment: Date | string | number): string {
  const { year, month, day } = partsOf(dayFormat, new Date(moment));
  return `${year}-${month}-${day}`;
}

/** Today in India as `yyyy-mm-dd`, by the host's time. */
export function today(): string {
  return dayOf(hostNow());
}

/** A day `yyyy-mm-dd` as dd/mm/yyyy. */
export function formatDay(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The day of a moment in India as dd/mm/yyyy; a dash if unknown. */
export function formatDate(moment: Date | string | number): string {
  return isKnown(moment) ? formatDay(dayOf(moment)) : UNKNOWN;
}

/** A day `yyyy-mm-dd` as dd-mm-yyyy, which only the Date of the bid form uses. */
export function formatDashedDay(day: string): string {
  return day.split('-').reverse().join('-');
}
