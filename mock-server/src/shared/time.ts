import { isDay } from '@matka/contracts/reading/scalars';

/** Asia/Kolkata is five and a half hours ahead of UTC all year: plain arithmetic is exact. */
const offset = 330 * 60_000;

export const second = 1_000;
export const minute = 60 * second;
export const dayLength = 1_440 * minute;

/** The calendar day in India, `yyyy-mm-dd`, of an instant in epoch milliseconds. */
export function indianDay(instant: number): string {
  return new Date(instant + offset).toISOString().slice(0, 10);
}

/** An instant as ISO 8601 with the offset of India, the form of all times in the API and the database. */
export function indianTimestamp(instant: number): string {
  return `${new Date(instant + offset).toISOString().slice(0, -1)}+05:30`;
}

/** The instant, in epoch milliseconds, at which a day `yyyy-mm-dd` begins in India. */
export function indianMidnight(day: string): number {
  const instant = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(instant)) throw new RangeError(`${day} is not a day yyyy-mm-dd`);
  return instant - offset;
}

/** Milliseconds from midnight to a clock time `HH:MM:SS`. */
export function sinceMidnight(clockTime: string): number {
  const instant = Date.parse(`1970-01-01T${clockTime}Z`);
  if (Number.isNaN(instant)) throw new RangeError(`${clockTime} is not a clock time HH:MM:SS`);
  return instant;
}

/** The clock time `HH:MM:SS` at a number of milliseconds after midnight, without whole days. */
export function clockTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(11, 19);
}

/** The years of a world. A time far outside is a mistake. */
export const worldYears = { first: 2000, last: 2099 } as const;

/** True for a day `yyyy-mm-dd` of the calendar in these years. */
export const isWorldDay = (text: string): boolean => {
  const year = Number(text.slice(0, 4));
  return isDay(text) && year >= worldYears.first && year <= worldYears.last;
};

export const isWorldTime = (instant: number): boolean =>
  instant >= Date.UTC(worldYears.first, 0) && instant < Date.UTC(worldYears.last + 1, 0);

/** The instant of an ISO 8601 text in epoch milliseconds; NaN if it is invalid or its day does not exist. */
export const instantOfIso = (text: string): number =>
  isDay(text.slice(0, 10)) ? Date.parse(text) : Number.NaN;
