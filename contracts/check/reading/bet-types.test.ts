import { expect, it } from 'vitest';
import { betType, got, said } from '../test-support.ts';

const configured = (code: string, more: object) =>
  said(got('/bet-types/', [betType(1, code, 'One', more), betType(2, 'full_sangam', 'Two')]))
    .failures;

it.each([
  ['two_digits_panel', { length: 2 }],
  ['single_pana_bulk', { length: 1 }],
  ['sp_motor', { length: 6 }],
  ['penal_group', { length: 7 }],
  ['panel_of_the_host', { length: 2 }],
  ['jodi_digits', { min_digit: 9, max_digit: 0 }],
  ['single_digits', { min_digits: 6, max_digits: 4 }],
  ['single_pana', { length: 3 }],
])('a limit of %s that the client ignores may have any value: %j', (code, more) => {
  expect(configured(code, more)).toEqual([]);
});

it.each([
  ['single_pana', { length: 2 }, 'length is 2, expected 3 for a pana'],
  ['double_pana', { length: 4 }, 'length is 4, expected 3 for a pana'],
  ['single_digits', { min_digit: 9, max_digit: 0 }, 'min_digit is 9, expected at most max_digit'],
  ['jodi_bulk', { min_value: 99, max_value: 0 }, 'min_value is 99, expected at most max_value'],
  ['dp_motor', { min_digits: 6, max_digits: 4 }, 'min_digits is 6, expected at most max_digits'],
])('a limit of %s that excludes every number is a failure: %j', (code, more, text) => {
  expect(configured(code, more)).toEqual([
    expect.stringContaining(`GET /bet-types/ $[0].config.${text}`),
  ]);
});
