import { expect, it } from 'vitest';
import { fitPayload } from './fit-payload.ts';

const config = (code: string, limits: object = {}) =>
  ({ code, ...limits }) as Parameters<typeof fitPayload>[1];

it('the numbers of a request are moved within the digits that the host takes', () => {
  const limits = config('single_digits', { min_digit: 3, max_digit: 5 });
  const bets = ['1', '9', '4', 'x'].map((digit) => ({ digit, points: 5 }));
  expect(fitPayload({ bets }, limits)).toEqual({
    bets: ['3', '5', '4', 'x'].map((digit) => ({ digit, points: 5 })),
  });
  expect(fitPayload({ ank: 9 }, limits)).toEqual({ ank: 5 });
  expect(fitPayload({ ank: 4 }, limits)).toEqual({ ank: 4 });
});

it('the numbers of a request avoid repeats within the limits, until all are taken', () => {
  const limits = config('single_digits', { min_digit: 1, max_digit: 2 });
  const bets = ['2', '2', '2'].map((digit) => ({ digit }));
  expect(fitPayload({ bets }, limits)).toEqual({
    bets: [{ digit: '2' }, { digit: '1' }, { digit: '2' }],
  });
});

it.each(['jodi_digits', 'jodi_bulk', 'group_jodi'])(
  'the numbers of a request are jodis of two digits for %s',
  (code) => {
    const limits = config(code, { min_value: 5, max_value: 50 });
    expect(fitPayload({ bets: [{ jodi: '00' }, { jodi: '99' }, { jodi: '07' }] }, limits)).toEqual({
      bets: [{ jodi: '05' }, { jodi: '50' }, { jodi: '07' }],
    });
  },
);

it('the numbers of a request do not change without sensible limits', () => {
  const all = { bets: [{ digit: '0' }, { digit: '9' }] };
  expect(fitPayload(all, config('single_digits'))).toEqual(all);
  expect(fitPayload(all, config('single_digits', { min_digit: 6, max_digit: 5 }))).toEqual(all);
  const jodi = { bets: [{ jodi: '00' }, { jodi: '99' }] };
  expect(fitPayload(jodi, config('jodi_digits'))).toEqual(jodi);
  expect(fitPayload(jodi, config('red_bracket', { min_value: 5, max_value: 50 }))).toEqual(jodi);
  const pana = { bets: [{ pana: '128' }, 7] };
  expect(fitPayload(pana, config('single_pana', { max_digit: 5 }))).toEqual(pana);
  expect([fitPayload(undefined, config('x')), fitPayload('text', config('x'))]).toEqual([
    undefined,
    'text',
  ]);
});

it('the numbers of a motor are as many as the motor takes, unless a request means too few', () => {
  const motor = (digits: unknown[], limits: object) =>
    fitPayload({ digits }, config('sp_motor', limits));
  expect(motor(['5', '6'], { min_digits: 4 })).toEqual({ digits: ['5', '6', '1', '2'] });
  expect(motor([1, 2], { min_digits: 3 })).toEqual({ digits: [1, 2, 3] });
  expect(motor(['1', '2', '3'], { max_digits: 2 })).toEqual({ digits: ['1', '2'] });
  expect(motor(['1', '2'], {})).toEqual({ digits: ['1', '2'] });
  expect(motor(['1'], { min_digits: 4 })).toEqual({ digits: ['1'] });
});
