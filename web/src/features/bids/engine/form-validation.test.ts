import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addForTest, bid, type Filled, fillIn, openForTest } from '../../../testing/bid-screens.ts';
import { english, inEnglish } from '../../../testing/english.ts';
import { definition as choicePana } from '../screens/choice-pana.ts';
import { definition as fullSangam } from '../screens/full-sangam.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { definition as penalGroup } from '../screens/penal-group.ts';
import { definition as singleDigitBulk } from '../screens/single-digit-bulk.ts';
import { definition as singlePana } from '../screens/single-pana.ts';
import { addBid } from './add-bid.ts';
import type { Definition } from './definition.ts';
import type { Failure } from './form-validation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const jodi = (jodiDigit: string, points: string): Filled => ({ inputs: { jodiDigit }, points });

it.each<[string, Definition, Filled, Failure['at']]>([
  ['an empty number', jodiDigits, jodi('', '10'), 'jodiDigit'],
  ['empty points', jodiDigits, jodi('05', ''), 'points'],
  ['a wrong number', jodiDigits, jodi('5', '10'), 'jodiDigit'],
  ['points out of range', jodiDigits, jodi('05', '0'), 'points'],
  ['no option', choicePana, { inputs: { leftDigit: '1' }, points: '10' }, undefined],
  [
    'an error of a live check',
    singlePana,
    { inputs: { singlePana: '121' }, points: '5' },
    'singlePana',
  ],
  [
    'the second of two numbers',
    fullSangam,
    { inputs: { openPana: '128', closePana: '821' }, points: '5' },
    'closePana',
  ],
  ['a key without points', singleDigitBulk, { key: '5' }, 'points'],
  ['a key out of range', singleDigitBulk, { key: '9', points: '10' }, undefined],
  ['a key with points out of range', singleDigitBulk, { key: '5', points: '0' }, 'points'],
])('the error of a form names its field: %s', (_, definition, filled, at) => {
  const { failure, screen } = addForTest(definition, filled, { min_digit: 0, max_digit: 8 });
  expect(inEnglish(failure)).toEqual({ message: expect.stringMatching(/./), at });
  expect(screen.state.wrongField).toBe(at);
  expect(screen.state.bids).toEqual([]);
});

it('a bid that would raise its row above the limit is an error of the points', {
  tags: ['@FLOW-04'],
}, () => {
  const screen = openForTest(jodiDigits);
  screen.state.bids = [bid('05', 9991, 'close')];
  fillIn(screen, jodi('05', '10'));
  const message = 'Points must be between 1 to 10000';
  expect(inEnglish(addBid(screen))).toEqual({
    message,
    at: 'points',
  });
  expect(screen.state.form).toMatchObject({ jodiDigit: '05', points: '10' });
  fillIn(screen, jodi('05', '9'));
  expect(addBid(screen)).toBeUndefined();
  expect(screen.state.form).toMatchObject({ jodiDigit: '', points: '9' });
});

it('a press of Add Bid that waits for suggestions clears the previous message', () => {
  const screen = openForTest(penalGroup);
  fillIn(screen, { inputs: { penalGroup: '128' }, points: '10' });
  screen.state.message = 'Undone';
  addBid(screen);
  expect([english(screen.state.message), screen.state.waiting]).toEqual([undefined, true]);
});
