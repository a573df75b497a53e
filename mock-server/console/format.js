/** @typedef {number | string} Instant a number of milliseconds or ISO 8601 */

/** @param {Intl.DateTimeFormatOptions} options */
const formatter = (options) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hourCycle: 'h23', ...options });

const day = formatter({ weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' });
const withSeconds = formatter({ hour: '2-digit', minute: '2-digit', second: '2-digit' });
const minutes = formatter({ hour: '2-digit', minute: '2-digit' });

/**
 * The day of an instant as calendars in India show it.
 * @param {Instant} instant
 */
export const indianDay = (instant) => day.format(new Date(instant));
/**
 * The time of an instant as clocks in India show it, with seconds.
 * @param {Instant} instant
 */
export const indianTime = (instant) => withSeconds.format(new Date(instant));
/**
 * The same without seconds.
 * @param {Instant} instant
 */
export const indianMinute = (instant) => minutes.format(new Date(instant));

/**
 * An instant in ISO 8601 with the offset of India, whole seconds.
 * @param {number} instant
 */
export const isoInIndia = (instant) =>
  `${new Date(instant + 330 * 60_000).toISOString().slice(0, 19)}+05:30`;

/**
 * Points as amounts are written in India.
 * @param {number} points
 */
export const amount = (points) => points.toLocaleString('en-IN');

/**
 * A number with the word for it.
 * @param {number} number
 * @param {string} one
 * @param {string} many
 */
export const counted = (number, one, many) => `${amount(number)} ${number === 1 ? one : many}`;

/** @param {unknown} value */
export const json = (value) => JSON.stringify(value, null, 2);

/**
 * A JSON text with line breaks; another text as it is.
 * @param {string} text
 */
export function pretty(text) {
  try {
    return json(JSON.parse(text));
  } catch {
    return text;
  }
}
