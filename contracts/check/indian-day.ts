/** The greatest difference between the clocks of kit, gateway and host that is permitted, in milliseconds. */
export const skewMs = 300_000;

/** India's offset from UTC in milliseconds. */
export const indiaOffset = 330 * 60_000;

const inIndia = (time: string | number): Date => new Date(new Date(time).getTime() + indiaOffset);

/** The hour of a time in India, from ISO 8601 or milliseconds since 1970; NaN for an invalid time. */
export const indianHour = (time: string | number): number => inIndia(time).getUTCHours();

/** The day of a time in India, `2026-11-20`, from ISO 8601 or milliseconds since 1970; empty for an invalid time. */
export function indianDay(time: string | number): string {
  const date = inIndia(time);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
}

/** The minutes of a time since midnight in India; NaN for an invalid time. */
export const indianMinutes = (time: string | number): number =>
  indianHour(time) * 60 + inIndia(time).getUTCMinutes();

/** A number of days after a day `2026-11-20`. */
export const dayAfter = (day: string, days: number): string =>
  indianDay(Date.parse(day) + days * 86_400_000);
