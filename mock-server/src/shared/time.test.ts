import { expect, it } from 'vitest';
import { clockTime, dayLength, indianDay, indianMidnight, sinceMidnight } from './time.ts';

const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

it('the Indian day equals the day of the time zone database at every hour of two years', () => {
  const start = Date.parse('2026-01-01T00:00:00Z');
  for (let hour = 0; hour < 2 * 365 * 24; hour += 1) {
    const instant = start + hour * 3_600_000 + 1_799_999;
    expect(indianDay(instant)).toBe(calendar.format(instant));
  }
});

it('an Indian day begins at 18:30 UTC of the day before, to the millisecond', () => {
  const midnight = Date.parse('2028-02-28T18:30:00.000Z');
  expect(indianMidnight('2028-02-29')).toBe(midnight);
  expect(indianDay(midnight)).toBe('2028-02-29');
  expect(indianDay(midnight - 1)).toBe('2028-02-28');
});

it('every second of a day turns into a clock time and back', () => {
  for (let milliseconds = 0; milliseconds < dayLength; milliseconds += 1_000) {
    const back = sinceMidnight(clockTime(milliseconds));
    if (back !== milliseconds) expect(back).toBe(milliseconds);
  }
  expect(clockTime(dayLength - 1_000)).toBe('23:59:59');
  expect(clockTime(dayLength + 5 * 60_000)).toBe('00:05:00');
});

it.each(['', '24:00:01', '9:40', '09:60:00', 'noon'])('the clock time %o is refused', (text) => {
  expect(() => sinceMidnight(text)).toThrow(new RangeError(`${text} is not a clock time HH:MM:SS`));
});

it.each(['', '2026-13-01', '21-11-2026', 'today'])('the day %o is refused', (text) => {
  expect(() => indianMidnight(text)).toThrow(new RangeError(`${text} is not a day yyyy-mm-dd`));
});
