import { afterEach, describe, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/translate.ts';
import { monthAfter, monthName, monthOf, weekdayNames } from './calendar.ts';

afterEach(() => setLanguage('en'));

it.each([
  ['en', 'Mon Tue Wed Thu Fri Sat Sun', 'November 2026'],
  ['hi', 'सोम मंगल बुध गुरु शुक्र शनि रवि', 'नवंबर 2026'],
  ['mr', 'सोम मंगळ बुध गुरु शुक्र शनि रवि', 'नोव्हेंबर 2026'],
] as const)(
  'days and months have their names in %s, years the figures 0 to 9',
  (language, days, month) => {
    setLanguage(language);
    expect(weekdayNames().join(' ')).toBe(days);
    expect(monthName('2026-11')).toBe(month);
  },
);

describe('a month', () => {
  it('the month is the first part of a day', () => {
    expect(monthOf('2026-11-30')).toBe('2026-11');
  });

  it('a month follows another, over the end of a year', () => {
    expect(monthAfter('2026-11', 1)).toBe('2026-12');
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('2026-03', -13)).toBe('2025-02');
  });

  it('a month has a name with its year', () => {
    expect(monthName('2026-02')).toBe('February 2026');
  });
});
