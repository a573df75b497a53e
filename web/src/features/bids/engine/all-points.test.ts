import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bid, openForTest } from '../../../testing/bid-screens.ts';
import { english, inEnglish } from '../../../testing/english.ts';
import { definition as jodiDigits } from '../screens/jodi-digits.ts';
import { canStep, commonPoints, nextPoints, stepAllPoints } from './all-points.ts';
import type { Bid } from './bids.ts';
import { undoChange } from './notice.ts';
import { setBids } from './screen.ts';
import { lastStake } from './stakes.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  [1, 2],
  [9, 10],
  [10, 15],
  [12, 15],
  [95, 100],
  [100, 150],
  [130, 150],
  [950, 1000],
  [1000, 1500],
  [9999, 10000],
  [10000, undefined],
])('the next points above %i are %s', (points, next) => {
  expect(nextPoints(points, 1)).toBe(next);
});

it.each([
  [1, undefined],
  [2, 1],
  [10, 9],
  [12, 10],
  [15, 10],
  [100, 95],
  [130, 100],
  [150, 100],
  [1000, 950],
  [1500, 1000],
  [9999, 9500],
  [10000, 9500],
])('the next points below %i are %s', (points, next) => {
  expect(nextPoints(points, -1)).toBe(next);
});

it('the common points of bids with different points are undefined', () => {
  expect(commonPoints([bid('11', 10), bid('22', 10)])).toBe(10);
  expect(commonPoints([bid('11', 10), bid('22', 20)])).toBeUndefined();
  expect(commonPoints([])).toBeUndefined();
});

function opened(...bids: Bid[]) {
  const screen = openForTest(jodiDigits);
  setBids(screen.state, bids);
  screen.state.message = 'Undone';
  return screen;
}

it('a step of all points changes only the points of every bid, and can be undone', {
  tags: ['@FLOW-04'],
}, () => {
  const screen = opened(bid('11', 25), bid('22', 25));
  stepAllPoints(screen, 1);
  expect(screen.state.bids).toEqual([bid('11', 30), bid('22', 30)]);
  expect(inEnglish(screen.state.notice)).toEqual({
    text: '2 bids changed, 30 points each',
    canUndo: true,
  });
  expect([english(screen.state.message), lastStake.points]).toEqual([undefined, 30]);
  undoChange(screen);
  expect(screen.state.bids).toEqual([bid('11', 25), bid('22', 25)]);
});

it('a step of different points moves each bid to its next points, and keeps the last stake', () => {
  const screen = opened(bid('11', 8), bid('22', 200));
  lastStake.points = 7;
  stepAllPoints(screen, -1);
  expect(screen.state.bids).toEqual([bid('11', 7), bid('22', 150)]);
  expect([english(screen.state.notice.text), lastStake.points]).toEqual(['2 bids changed', 7]);
});

it('a step of all points changes no bid if one bid would leave the range', {
  tags: ['@FLOW-04'],
}, () => {
  const bids = [bid('11', 10000), bid('22', 1)];
  const screen = opened(...bids);
  expect([canStep(bids, 1), canStep(bids, -1), canStep([bid('11', 5)], 1)]).toEqual([
    false,
    false,
    true,
  ]);
  stepAllPoints(screen, 1);
  stepAllPoints(screen, -1);
  expect(screen.state.bids).toEqual(bids);
  expect(screen.state.notice.canUndo).toBe(false);
});
