/** A number of milliseconds or ISO 8601. */
export type Instant = number | string;

const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hourCycle: 'h23', ...options });

const day = formatter({ weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' });
const withSeconds = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
const minutes = formatter({ hour: '2-digit', minute: '2-digit' });

/** The day of an instant as calendars in India show it. */
export const indianDay = (instant: Instant): string => day.format(new Date(instant));
/** The time of an instant as clocks in India show it, with seconds. */
export const indianTime = (instant: Instant): string => withSeconds.format(new Date(instant));
/** The time without seconds. */
export const indianMinute = (instant: Instant): string => minutes.format(new Date(instant));

/** An instant in ISO 8601 with the offset of India, whole seconds. */
export const isoInIndia = (instant: number): string =>
  `${new Date(instant + 330 * 60_000).toISOString().slice(0, 19)}+05:30`;

/** Points as amounts are written in India. */
export const amount = (points: number): string => points.toLocaleString('en-IN');

/** A number with its noun. */
export const counted = (number: number, one: string, many: string): string =>
  `${amount(number)} ${number === 1 ? one : many}`;

export const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** A JSON text with line breaks; another text as it is. */
export function pretty(text: string): string {
  try {
    return json(JSON.parse(text));
  } catch {
    return text;
  }
}
