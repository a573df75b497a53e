import { betTypes } from '@matka/fixtures/bet-types';
import { payouts } from '@matka/fixtures/payouts';
import { expect, it } from 'vitest';
import { ratesOf } from '../matka/rates.ts';
import { english } from '../testing/english.ts';
import { exampleText, fullDraw, SAMPLE_DRAW } from './examples.ts';
import { guideOf } from './guides.ts';

it.each(betTypes.map(({ name, config }) => [name, config.code]))(
  'the bet type %s has a guide',
  (name, code) => {
    const guide = guideOf(code);
    expect(english(guide?.rule)?.match(/\. |\.$/g)).toHaveLength(2);
    const rates = ratesOf(name, payouts);
    for (const line of guide?.lines ?? []) expect(rates[line.pays]).toBeGreaterThan(0);
  },
);

it.each(['toString', '', 'starline'])('the code %j has no guide', (code) => {
  expect(guideOf(code)).toBeUndefined();
});

it.each([
  ['digit', 'Winning with the result 128-13-120: 1 for Open, 3 for Close.'],
  ['jodi', 'Winning with the result 128-13-120: 13.'],
  ['half-sangam-a', 'Winning with the result 128-13-120: 1-120.'],
  ['half-sangam-b', 'Winning with the result 128-13-120: 128-3.'],
  ['full-sangam', 'Winning with the result 128-13-120: 128-120.'],
] as const)('the example of %s names the numbers that win', (form, text) => {
  expect(exampleText(form, SAMPLE_DRAW)).toBe(text);
});

it('the example with a last result names the kind of each pana', () => {
  const draw = { open_pana: '112', open_digit: '4', close_digit: '1', close_pana: '777' };
  expect(exampleText('pana', draw, 'Kalyan Matka')).toBe(
    'Winning with the last result of Kalyan Matka, 112-41-777: 112 (DP) for Open, 777 (TP) for Close.',
  );
});

it('the example uses a last result only if it has all four numbers', () => {
  expect(fullDraw({ open_pana: '123', open_digit: '6', close_digit: '' })).toBeUndefined();
  expect(fullDraw(undefined)).toBeUndefined();
  expect(fullDraw(SAMPLE_DRAW)).toEqual(SAMPLE_DRAW);
});
