import { expect, it } from 'vitest';
import { formatDashedDay, formatDate, formatDay } from './days.ts';

it('a date has day, month and year with slashes, or with hyphens on the bid form', {
  tags: ['@APP-04'],
}, () => {
  expect(formatDay('2026-11-05')).toBe('05/11/2026');
  expect(formatDashedDay('2026-11-05')).toBe('05-11-2026');
  expect(formatDate('2026-11-05T10:00:00+05:30')).toBe('05/11/2026');
});
