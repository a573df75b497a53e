import { beforeEach, expect, it } from 'vitest';
import { writePlayerList } from '../../../auth/player-list.ts';
import { rememberNumbers } from '../../../submissions/keep-placed.ts';
import { bid } from '../../../testing/bid-screens.ts';
import { signInForTest } from '../../../testing/signed-in.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { onlyField, playedNumbers } from './played-numbers.ts';

const field = { name: 'jodiDigit', label: 'Jodi Digit', length: 2 } as const;
const offered = (bids = [bid('99', 10, 'close')]) => playedNumbers('jodi-digits', bids, field);

beforeEach(() => {
  localStorage.clear();
  signInForTest();
});

it('the used numbers of a screen are listed once each, with the newest first', () => {
  rememberNumbers('jodi-digits', ['05', '47']);
  rememberNumbers('jodi-digits', ['12', '05']);
  rememberNumbers('single-pana', ['128']);
  expect(offered()).toEqual(['12', '05', '47']);
});

it('the screen keeps twelve used numbers and offers six that the table lacks', () => {
  const numbers = Array.from({ length: 14 }, (_, at) => String(10 + at));
  rememberNumbers('jodi-digits', numbers);
  expect(offered()).toEqual(['10', '11', '12', '13', '14', '15']);
  expect(offered(numbers.slice(0, 9).map((label) => bid(label, 10, 'close')))).toEqual([
    '19',
    '20',
    '21',
  ]);
});

it('the screen does not offer a used number that its field does not accept', () => {
  writePlayerList('played_numbers:jodi-digits', ['128', 'ab', '5', '5-', '-5', '05']);
  expect(offered()).toEqual(['05']);
});

it('only a screen with one number field offers used numbers', () => {
  const { entry } = jodiDigits;
  const { fields } = entry;
  expect(onlyField(entry)).toBe(fields[0]);
  expect(onlyField({ ...entry, fields: [...fields, ...fields] })).toBeUndefined();
  expect(onlyField({ ...entry, kind: 'expanded' })).toBeUndefined();
});
