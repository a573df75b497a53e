import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetHostTime } from '../../lib/host-time.ts';
import { sampleRecord } from '../../testing/sample-record.ts';
import { betsByDay, stacksOf } from './bets-by-day.ts';

beforeEach(() => {
  forgetHostTime();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T00:10:00+05:30') });
});
afterEach(() => vi.useRealTimers());

const at = (created_at: string, id = created_at) =>
  ({ ...sampleRecord(), id, timestamps: { created_at } }) as Parameters<typeof betsByDay>[0][0];

it('the headings are Today and Yesterday in India, and a date for any other day', () => {
  const days = betsByDay([
    at('2026-03-01T00:05:00+05:30'),
    at('2026-02-28T18:29:00Z'),
    at('2026-02-28T00:00:00+05:30'),
    at('2026-02-27T23:59:00+05:30'),
    at('2025-03-01T12:00:00+05:30'),
    at('soon'),
  ]);
  expect(days.map(({ title, entries }) => [title, entries.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['27/02/2026', 1],
    ['01/03/2025', 1],
    ['–', 1],
  ]);
});

it('the bids of one minute form one ticket in any time format', () => {
  const [day] = betsByDay([
    at('2026-02-28T12:00:31.5+05:30', '1'),
    at('2026-02-28T06:30:02Z', '2'),
    at('2026-02-28T12:00+05:30', '3'),
    at('2026-02-28T11:59:59+05:30', '4'),
  ]);
  expect(stacksOf(day?.entries ?? []).map(({ length }) => length)).toEqual([3, 1]);
});

it('a future day has its date as the heading', () => {
  expect(betsByDay([at('2026-03-02T00:05:00+05:30')])[0]?.title).toBe('02/03/2026');
});
