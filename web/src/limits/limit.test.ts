import { expect, it } from 'vitest';
import { yearAfter } from '../lib/calendar.ts';
import { changedLimit, limitOn, NO_LIMIT, outside } from './limit.ts';

const today = '2026-11-30';
const tomorrow = '2026-12-01';

it.each([
  ['the first one', NO_LIMIT, 500],
  ['a lower one', { value: 500 }, 100],
  ['none at all to stake', { value: 500 }, 0],
] as const)('a changed limit applies at once if it is %s', (_, before, value) => {
  expect(limitOn(changedLimit(before, value, today), today)).toBe(value);
});

it.each([
  ['a higher one', 900],
  ['no limit', null],
] as const)('a changed limit applies from the next day if it is %s', (_, value) => {
  const limit = changedLimit({ value: 500 }, value, today);
  expect(limitOn(limit, today)).toBe(500);
  expect(limitOn(limit, tomorrow)).toBe(value);
});

it('a changed limit replaces a raise that was due the next day', () => {
  const raised = changedLimit({ value: 500 }, 900, today);
  expect(limitOn(changedLimit(raised, 500, today), tomorrow)).toBe(500);
  expect(limitOn(changedLimit(raised, 100, today), tomorrow)).toBe(100);
});

it('a raised limit does not apply sooner on a clock that is set back', () => {
  const raised = changedLimit({ value: 500 }, null, today);
  expect(limitOn(raised, '2026-11-29')).toBe(500);
});

it.each([
  ['2026-11-20', 'early'],
  ['2026-11-21', undefined],
  ['2027-11-20', undefined],
  ['2027-11-21', 'late'],
  ['20262-11-28', 'late'],
  ['+020262-11-28', 'late'],
  ['soon', 'late'],
])('the day %s of a pause is %s', (day, wrong) => {
  expect(outside(day, '2026-11-21', yearAfter('2026-11-20'))).toBe(wrong);
});
