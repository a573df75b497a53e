import { expect, it } from 'vitest';
import { dayAfter, mondayOf, monthAfter, monthOf, yearAfter } from './calendar.ts';

it('the month is read from the first part of a day', () => {
  expect(monthOf('2026-11-30')).toBe('2026-11');
});

it('the next and the previous month are found over the end of a year', () => {
  expect(monthAfter('2026-11', 1)).toBe('2026-12');
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthAfter('2026-03', -13)).toBe('2025-02');
});

it.each([
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it.each([
  ['2026-12-31', '2027-01-01'],
  ['2028-02-28', '2028-02-29'],
])('the day after %s is %s', (day, next) => {
  expect(dayAfter(day)).toBe(next);
});

it('the day a year after a leap day is the first of March', () => {
  expect(yearAfter('2028-02-29')).toBe('2029-03-01');
  expect(yearAfter('2026-11-20')).toBe('2027-11-20');
});
