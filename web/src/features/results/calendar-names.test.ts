import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../i18n/translate.ts';
import { monthName, weekdayNames } from './calendar-names.ts';

afterEach(() => setLanguage('en'));

it.each([
  ['en', 'Mon Tue Wed Thu Fri Sat Sun', 'November 2026'],
  ['hi', 'सोम मंगल बुध गुरु शुक्र शनि रवि', 'नवंबर 2026'],
  ['mr', 'सोम मंगळ बुध गुरु शुक्र शनि रवि', 'नोव्हेंबर 2026'],
] as const)(
  'the names of days and months are in %s, and years have the figures 0 to 9',
  (language, days, month) => {
    setLanguage(language);
    expect(weekdayNames().join(' ')).toBe(days);
    expect(monthName('2026-11')).toBe(month);
  },
);

it('the name of a month contains its year', () => {
  expect(monthName('2026-02')).toBe('February 2026');
});
