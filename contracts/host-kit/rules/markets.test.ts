import { describe, expect, it } from 'vitest';
import { findingsIn } from './test-support.ts';

const market = {
  id: 7,
  name: 'Kalyan Matka',
  open_time: '16:00:00',
  close_time: '18:00:00',
  open_result_time: '16:10:00',
  close_result_time: '18:10:00',
  current_status: 6,
  current_status_name: 'Running now',
  open_pana: null,
  open_digit: null,
  close_digit: null,
  close_pana: null,
};
const judged = (...rows: object[]) =>
  findingsIn(
    'markets',
    rows.map((row) => ({ ...market, ...row })),
  );

describe('a market', () => {
  it.each([
    [{}],
    [{ current_status: 4, current_status_name: 'Running for close' }],
    [{ current_status: 1, current_status_name: 'Closed for today' }],
    [{ current_status: 2, current_status_name: 'Betting is closed' }],
    [{ current_status: 3, current_status_name: ' Closed ' }],
    [{ open_pana: '128', open_digit: '1' }],
    [{ open_pana: '128', open_digit: '1', close_digit: '2', close_pana: '129' }],
    [{ open_pana: '', open_digit: '' }],
    [
      {
        open_time: '23:50:00',
        open_result_time: '00:00:00',
        close_time: '00:05:00',
        close_result_time: '00:15:00',
      },
    ],
    [{ open_time: '16:10:00' }],
    [{ open_time: '04:10:00' }],
  ])('is right as it is: %j', (row) => {
    expect(judged(row)).toEqual([]);
  });

  it.each([
    [
      { current_status_name: 'Open' },
      'current_status_name',
      'is the text “Open”',
      'one of the five statuses, e.g. "Running now"',
    ],
    [{ current_status: 4 }, 'current_status', 'is 4', '6 for Running now'],
    [
      { current_status_name: 'Running for close' },
      'current_status',
      'is 6',
      '4 for Running for close',
    ],
    [
      { current_status_name: 'Closed', current_status: 4 },
      'current_status',
      'is 4',
      'neither 6 nor 4 for Closed',
    ],
    [
      { open_result_time: '15:50:00' },
      'open_result_time',
      'is 15:50:00, the last bid 16:00:00',
      'the last bid before its result',
    ],
    [
      { close_result_time: '17:59:00' },
      'close_result_time',
      'is 17:59:00, the last bid 18:00:00',
      'the last bid before its result',
    ],
    [
      { close_time: '14:00:00', close_result_time: '13:50:00' },
      'close_time',
      'is 14:00:00, the result 13:50:00',
      'the last bid before its result',
    ],
    [{ open_digit: '1' }, 'open_pana', 'is missing beside its digit', 'three digits'],
    [{ open_pana: '128' }, 'open_digit', 'is missing beside its pana', 'one digit'],
    [
      { open_pana: '128', open_digit: '2' },
      'open_digit',
      'is 2 beside 128',
      'the last digit of the sum of its pana',
    ],
    [
      { close_pana: '129', close_digit: '2' },
      'open_pana',
      'is missing beside a close result',
      'the open result before it',
    ],
  ])('with %j names the place', (row, place, found, expected) => {
    expect(judged(row)).toEqual([[`$[0].${place}`, found, expected]]);
    expect(judged({}, { ...row, id: 8 })).toEqual([[`$[1].${place}`, found, expected]]);
  });

  it('is not judged by what it does not have', () => {
    const places = (row: object) => judged(row).map(([place, , expected]) => [place, expected]);
    expect(places({ current_status_name: '' })).not.toContainEqual([
      '$[0].current_status_name',
      'one of the five statuses, e.g. "Running now"',
    ]);
    for (const row of [{ open_time: null }, { open_result_time: null }])
      expect(places(row).map(([, expected]) => expected)).not.toContain(
        'the last bid before its result',
      );
  });

  it('has an id of its own', () => {
    const expected = ['$[1].id', 'is that of an earlier entry', 'an id of its own'];
    expect(judged({}, { name: 'Milan' })).toEqual([expected]);
    expect(judged({}, {})).toEqual([]);
  });
});
