import { panasByAnk } from '@matka/contracts/numbers/panas';
import { expect, it } from 'vitest';
import { inEnglish } from '../../../testing/english.ts';
import { liveDoublePana, liveSinglePana } from './live-pana.ts';

const beginnings = (pana: string) => [pana.slice(0, 1), pana.slice(0, 2), pana];

it('allows typing every single and double pana digit by digit', () => {
  for (const { SP, DP } of Object.values(panasByAnk)) {
    for (const typed of SP.flatMap(beginnings))
      expect(inEnglish(liveSinglePana(typed))).toEqual({ value: typed });
    for (const typed of DP.flatMap(beginnings))
      expect(inEnglish(liveDoublePana(typed))).toEqual({ value: typed });
  }
});

it.each([
  ['0', '', 'Invalid pana'],
  ['10', '1', 'Invalid pana'],
  ['11', '1', 'Invalid pana'],
  ['21', '2', 'Invalid pana'],
  ['122', '12', 'Digits must be in ascending order'],
  ['121', '12', 'Digits must be in ascending order'],
  ['103', '1', 'Invalid pana'],
])('turns %s in Single Pana into “%s” with %s', (typed, value, message) => {
  expect(inEnglish(liveSinglePana(typed))).toEqual({ value, message });
});

it('leaves empty fields empty', () => {
  expect(liveSinglePana('')).toEqual({ value: '' });
  expect(liveDoublePana('')).toEqual({ value: '' });
});

it.each([
  ['0', 'Invalid pana'],
  ['011', 'Invalid pana'],
  ['21', 'Second digit must be greater than or equal to first'],
  ['211', 'Second digit must be greater than or equal to first'],
])('leaves %s in Double Pana and shows %s', (typed, message) => {
  expect(inEnglish(liveDoublePana(typed))).toEqual({ value: typed, message });
});
