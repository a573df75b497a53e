import { expect, it } from 'vitest';
import { hasDay, pageOfDay } from './page-of-day.ts';

/** A history with a page for each list of days of November 2026, newest first. */
function historyOf(...pages: readonly (readonly number[])[]) {
  const asked: number[] = [];
  const read = async (current_page: number) => {
    asked.push(current_page);
    const days = pages[current_page - 1] ?? [];
    const created_at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T12:00:00+05:30`;
    const data = days.map((day) => ({ timestamps: { created_at: created_at(day) } }));
    return { data, pagination: { current_page, total_pages: pages.length } };
  };
  return { read, asked };
}

it.each([
  ['2026-11-30', 1, false],
  ['2026-11-20', 1, true],
  ['2026-11-18', 2, true],
  ['2026-11-15', 3, true],
  ['2026-11-12', 5, false],
  ['2026-11-10', 5, true],
  ['2026-11-01', 6, false],
])('the day %s is searched to page %i (with bets of the day: %s)', async (day, number, isThere) => {
  const { read } = historyOf([20, 19], [19, 18], [17, 15], [15, 14], [11, 10], [9, 3]);
  const page = await pageOfDay(day, read);
  expect([page.pagination.current_page, hasDay(page, day)]).toEqual([number, isThere]);
});

it('the page of a day is found among a hundred pages with nine requests', async () => {
  const { read, asked } = historyOf(...Array.from({ length: 100 }, (_, at) => [at < 99 ? 20 : 1]));
  await pageOfDay('2026-11-01', read);
  expect(asked.length).toBeLessThanOrEqual(9);
});

it('the search in an empty history ends with its first page', async () => {
  const { read, asked } = historyOf([]);
  expect((await pageOfDay('2026-11-01', read)).data).toEqual([]);
  expect(asked).toEqual([1]);
});
