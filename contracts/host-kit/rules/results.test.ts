import { describe, expect, it } from 'vitest';
import { findingsIn } from './test-support.ts';

const drawn = { open_pana: '128', open_digit: '1', close_digit: '2', close_pana: '129' };
const nothing = { open_pana: null, open_digit: null, close_digit: null, close_pana: null };
const day = (date: string, members: object = {}) => ({
  date: `2026-${date}`,
  has_result: false,
  ...nothing,
  ...members,
});
const from = (month: string, first: number, count = 7) =>
  Array.from({ length: count }, (_, at) => day(`${month}-${String(first + at).padStart(2, '0')}`));
/** February 2027 would be four weeks; June 2026 begins on a Monday. */
const weeks = [from('06', 1), from('06', 8)];
const query = 'market_name=Kalyan%20Matka&month=6&year=2026';
const chart = (calendar_weeks: unknown, members: object = {}) =>
  findingsIn('results', { calendar_weeks, ...members }, { query });

describe('the chart of a month', () => {
  it('is right with its own days, and with those of its first and last week', () => {
    expect(chart(weeks)).toEqual([]);
    expect(chart([...weeks, [...from('06', 29, 2), ...from('07', 1, 5)]])).toEqual([]);
    expect(chart([[day('06-01', { has_result: true, ...drawn })]])).toEqual([]);
    expect(chart([])).toEqual([]);
    expect(chart([], { days: [] })).toEqual([]);
    // November 2026 begins on a Sunday.
    const november = { query: 'market_name=Kalyan%20Matka&month=11&year=2026' };
    const first = [...from('10', 26, 6), day('11-01')];
    expect(findingsIn('results', { calendar_weeks: [first] }, november)).toEqual([]);
  });

  it.each([
    [[from('06', 2, 7)], '[0][6].date', 'is 2026-06-08', 'a day of its week from Monday on'],
    [
      [from('06', 8), from('06', 1)],
      '[1][0].date',
      'is 2026-06-01',
      'a later day than the one before',
    ],
    [
      [[day('06-02'), day('06-02')]],
      '[0][1].date',
      'is 2026-06-02',
      'a later day than the one before',
    ],
    [[from('07', 6)], '[*][*].date', 'is 2026-07-09', 'a day of 2026-06'],
    [[[day('05-25')]], '[*][*].date', 'is 2026-05-25', 'a day of 2026-06'],
    [[from('05', 18), from('06', 1)], '[*][*].date', 'is 2026-05-18', 'a day of 2026-06'],
    [[from('06', 1), from('07', 13)], '[*][*].date', 'is 2026-07-13', 'a day of 2026-06'],
    [[[day('06-01', drawn)]], '[0][0].has_result', 'is false', 'true beside its numbers'],
    [
      [[day('06-01', { has_result: true })]],
      '[0][0].has_result',
      'is true',
      'false without a number',
    ],
    [
      [[day('06-01', { has_result: true, ...drawn, open_digit: '2' })]],
      '[0][0].open_digit',
      'is 2 beside 128',
      'the last digit of the sum of its pana',
    ],
    [
      [[day('06-01', { has_result: true, ...drawn, open_pana: '812' })]],
      '[0][0].open_pana',
      'is 812',
      '128, which is the pana of these digits',
    ],
  ])('is wrong in one place: %#', (calendar, place, found, expected) => {
    expect(chart(calendar)[0]).toEqual([`$.calendar_weeks${place}`, found, expected]);
  });

  it('is missing, or empty beside days', () => {
    expect(findingsIn('results', {}, { query })).toContainEqual([
      '$.calendar_weeks',
      'is missing',
      'a list of weeks',
    ]);
    expect(chart(null)).toContainEqual(['$.calendar_weeks', 'is null', 'a list of weeks']);
    expect(chart([], { days: from('06', 1) })).toContainEqual([
      '$.calendar_weeks',
      'is an empty list beside days',
      'the weeks, or nothing',
    ]);
    expect(findingsIn('results', { days: from('06', 1) }, { query })).toEqual([]);
  });

  it('by days is judged day by day', () => {
    const days = [day('06-01', { ...drawn, has_result: false })];
    expect(findingsIn('results', { days }, { query })).toEqual([
      ['$.days[0].has_result', 'is false', 'true beside its numbers'],
    ]);
  });
});

describe('the results of a day', () => {
  const results = (markets: unknown) =>
    findingsIn('results', { markets }, { query: 'date=2026-06-01' });

  it('are lists by the name of the market', () => {
    expect(results({ 'Kalyan Matka': [drawn], Milan: [] })).toEqual([]);
    expect(results({})).toEqual([]);
    expect(results({ Milan: { name: 'Milan' } })).not.toContainEqual([
      '$.markets.Milan',
      'is an object',
      'a list with the result',
    ]);
  });

  it.each([
    [undefined, '$.markets', 'is missing', 'an object'],
    [null, '$.markets', 'is null', 'an object'],
    [{ Milan: drawn }, '$.markets.Milan', 'is an object', 'a list with the result'],
    [{ Milan: { open_pana: '128' } }, '$.markets.Milan', 'is an object', 'a list with the result'],
    [{ Milan: { close_pana: '128' } }, '$.markets.Milan', 'is an object', 'a list with the result'],
    [
      { Milan: [{ ...drawn, close_digit: '3' }] },
      '$.markets.Milan[0].close_digit',
      'is 3 beside 129',
      'the last digit of the sum of its pana',
    ],
    [
      { Milan: [{ ...drawn, open_pana: null, open_digit: null }] },
      '$.markets.Milan[0].open_pana',
      'is missing beside a close result',
      'the open result before it',
    ],
  ])('are wrong in one place: %#', (markets, ...finding) => {
    expect(results(markets)).toContainEqual(finding);
  });
});
