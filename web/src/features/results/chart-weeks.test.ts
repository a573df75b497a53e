import type { ChartDay, ResultsResponse } from '@matka/contracts/api/results';
import { expect, it } from 'vitest';
import { dayAfter } from '../../lib/calendar.ts';
import { chartWeeks as weeksOf } from './chart-weeks.ts';

const drawn = { open_pana: '123', open_digit: '6', close_digit: '7', close_pana: '890' };
const day = (date: string, draw: Partial<ChartDay> = drawn): ChartDay => ({
  date,
  has_result: Boolean(draw.open_pana || draw.close_pana),
  ...draw,
});

const chartWeeks = (results: Partial<ResultsResponse>, today: string, month?: string) =>
  weeksOf({ markets: {}, days: [], ...results }, today, month);

/** So many days from a day on, all of them drawn. */
const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, i) => day(dayAfter(first, i)));

/** The lines of each cell of the only week of these days. */
const cellsOf = (days: ChartDay[], today: string) =>
  chartWeeks({ calendar_weeks: [days] }, today)[0]?.cells.map(({ lines }) => lines?.join('/'));

const full = '123/67/890';
// 16 November 2026 is a Monday.
const week = daysFrom('2026-11-16', 7);

it('a week after the current week has no row', () => {
  const rows = chartWeeks({ days: daysFrom('2026-11-09', 22) }, '2026-11-16');
  expect(rows.map(({ from }) => from)).toEqual(['2026-11-09', '2026-11-16']);
});

it('the cell of a day marks a missing pana by *** and a missing digit by *', {
  tags: ['@CHART-07'],
}, () => {
  const open = day('2026-11-16', { open_pana: '123', open_digit: '6' });
  const close = day('2026-11-17', { close_digit: '7', close_pana: '890' });
  const none = day('2026-11-18', {});
  expect(cellsOf([open, close, none], '2026-11-20')?.slice(0, 3)).toEqual([
    '123/6*/***',
    '***/*7/890',
    '***/**/***',
  ]);
});

it('the cell of a day after today is empty', { tags: ['@CHART-08'] }, () => {
  expect(cellsOf(week, '2026-11-18')).toEqual([full, full, full, ...Array(4).fill(undefined)]);
});

it('the cell of a day in a neighbouring month is empty', { tags: ['@CHART-08'] }, () => {
  const first = daysFrom('2026-10-26', 7);
  expect(cellsOf(first, '2026-11-20')).toEqual([...Array(6).fill(undefined), full]);
});

it('the cell of today is blank as long as there is no result', { tags: ['@CHART-09'] }, () => {
  const before = [day('2026-11-16', {}), day('2026-11-17', {})];
  expect(cellsOf(before, '2026-11-17')?.slice(0, 2)).toEqual(['***/**/***', undefined]);
  const after = [day('2026-11-17', { open_pana: '123', open_digit: '6' })];
  expect(cellsOf(after, '2026-11-17')?.[1]).toBe('123/6*/***');
});

it('the weeks of a month are read from calendar_weeks', { tags: ['@CHART-10', '@ENT-19'] }, () => {
  const calendar_weeks = [daysFrom('2026-11-09', 7), week];
  const rows = chartWeeks({ calendar_weeks, days: daysFrom('2026-11-01', 30) }, '2026-11-30');
  expect(rows.map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-09', '2026-11-15'],
    ['2026-11-16', '2026-11-22'],
  ]);
});

it('the weeks of a month are built from the list of days if calendar_weeks is missing', {
  tags: ['@CHART-10', '@ENT-19'],
}, () => {
  const rows = chartWeeks({ days: daysFrom('2026-11-01', 30) }, '2026-11-30');
  expect(
    rows.map(({ from, to, cells }) => [from, to, cells.filter((c) => c.lines).length]),
  ).toEqual([
    ['2026-10-26', '2026-11-01', 1],
    ['2026-11-02', '2026-11-08', 7],
    ['2026-11-09', '2026-11-15', 7],
    ['2026-11-16', '2026-11-22', 7],
    ['2026-11-23', '2026-11-29', 7],
    ['2026-11-30', '2026-12-06', 1],
  ]);
  expect(rows[0]?.cells.map(({ date }) => date)).toEqual(
    daysFrom('2026-10-26', 7).map(({ date }) => date),
  );
});

it('the weeks of a month have each day under its weekday, in any order of the response', () => {
  const days = [day('2026-11-18'), day('2026-11-02')];
  expect(chartWeeks({ days }, '2026-11-30').map(({ from }) => from)).toEqual([
    '2026-11-02',
    '2026-11-16',
  ]);
  expect(cellsOf([day('2026-11-22'), day('2026-11-18')], '2026-11-30')).toEqual([
    undefined,
    undefined,
    full,
    undefined,
    undefined,
    undefined,
    full,
  ]);
});

it('a month without any days has no weeks', () => {
  expect(chartWeeks({}, '2026-11-30')).toEqual([]);
  expect(chartWeeks({ calendar_weeks: [[]] }, '2026-11-30')).toEqual([]);
});

it('the weeks of a month contain only days of the requested month', () => {
  const rows = chartWeeks({ days: daysFrom('2026-10-30', 4) }, '2026-11-20', '2026-10');
  expect(rows.flatMap(({ cells }) => cells.filter((c) => c.lines).map((c) => c.date))).toEqual([
    '2026-10-30',
    '2026-10-31',
  ]);
});
