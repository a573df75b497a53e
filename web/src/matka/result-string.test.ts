import { expect, it } from 'vitest';
import { type DrawNumbers, resultLines, resultString } from './result-string.ts';

const drawn = { open_pana: '123', open_digit: '6', close_digit: '7', close_pana: '890' };

it('the result of a market consists of open pana, both digits and close pana', {
  tags: ['@MARKET-12', '@RESULT-07'],
}, () => {
  expect(resultString(drawn)).toBe('123-67-890');
  expect(resultString({ ...drawn, open_pana: '000', open_digit: '0' })).toBe('000-07-890');
});

it.each<[DrawNumbers, string]>([
  [{}, '***-**-***'],
  [{ open_pana: '123', open_digit: '6' }, '123-6*-***'],
  [{ close_digit: '7', close_pana: '890' }, '***-*7-890'],
  [{ ...drawn, open_pana: '', close_digit: '' }, '***-6*-890'],
])(
  'the result of a market has stars for missing numbers: %j',
  { tags: ['@MARKET-13', '@RESULT-07'] },
  (draw, text) => {
    expect(resultString(draw)).toBe(text);
  },
);

it('the result of a market has the same stars in the three lines of a chart cell', {
  tags: ['@CHART-07'],
}, () => {
  expect(resultLines(drawn)).toEqual(['123', '67', '890']);
  expect(resultLines({ open_pana: '123', open_digit: '6' })).toEqual(['123', '6*', '***']);
  expect(resultLines({})).toEqual(['***', '**', '***']);
});
