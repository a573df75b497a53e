import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { PLACED_KEY } from '../auth/stored-user.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { fakeStorage } from '../testing/tabs.ts';
import { createPlacedBets, HISTORY_LAG, onPlaced } from './placed-bets.ts';

const submission = sampleSubmission();
const labels = ['05', '47'];

it('are known to every tab of the player, and to no other player', { tags: ['@FLOW-18'] }, () => {
  const storage = fakeStorage();
  createPlacedBets(storage, 'a').add(submission, 5, 1);
  expect(createPlacedBets(storage, 'a').list()).toMatchObject([{ at: 5, labels }]);
  expect(createPlacedBets(storage, 'b').list()).toEqual([]);
});

it('are forgotten once no history lags so long', () => {
  const bets = createPlacedBets(fakeStorage(), 'a');
  bets.add(submission, 0, 1);
  bets.add(submission, HISTORY_LAG + 1, 1);
  expect(bets.list().map(({ at }) => at)).toEqual([HISTORY_LAG + 1]);
});

it('are kept for ten minutes, however the clock is set', { tags: ['@FLOW-18'] }, () => {
  expect(HISTORY_LAG).toBe(600_000);
  const keptAfter = (first: number, second: number) => {
    const bets = createPlacedBets(fakeStorage(), 'a');
    bets.add(submission, first, 1);
    bets.add(submission, second, 1);
    return bets.list().map(({ at }) => at);
  };
  expect(keptAfter(0, HISTORY_LAG - 1)).toEqual([0, HISTORY_LAG - 1]);
  expect(keptAfter(0, HISTORY_LAG)).toEqual([HISTORY_LAG]);
  expect(keptAfter(HISTORY_LAG, 1)).toEqual([HISTORY_LAG, 1]);
  expect(keptAfter(HISTORY_LAG, 0)).toEqual([0]);
});

it('name market, type and each number as often as it may be booked', {
  tags: ['@FLOW-18'],
}, () => {
  const bets = createPlacedBets(fakeStorage(), 'a');
  bets.add(submission, 5, 1);
  bets.add(submission, 6, 2);
  const { key, marketName, betTypeName } = submission;
  expect(bets.list()).toEqual([
    { key, at: 5, marketName, betTypeName, labels },
    { key, at: 6, marketName, betTypeName, labels: ['05', '05', '47', '47'] },
  ]);
});

it('are kept apart from those whose outcome is unknown, which nobody is told of', {
  tags: ['@FLOW-18'],
}, () => {
  const bets = createPlacedBets(fakeStorage(), 'a');
  const reader = vi.fn();
  onPlaced(reader);
  bets.addUnknown(submission, 5, 2);
  expect(bets.list()).toMatchObject([{ labels: ['05', '05', '47', '47'], isUnknown: true }]);
  expect(reader).not.toHaveBeenCalled();
  bets.add(submission, 6, 1);
  expect(bets.list()[1]).not.toHaveProperty('isUnknown');
});

it('are read entry by entry', () => {
  const storage = fakeStorage();
  const good = { at: 1, marketName: 'Kalyan Matka', betTypeName: null, labels };
  const placed = [null, 5, 'x', { ...good, at: '1' }, { ...good, labels: 'x' }, {}, good];
  storage.setItem(PLACED_KEY, JSON.stringify({ player: 'a', placed }));
  expect(createPlacedBets(storage, 'a').list()).toEqual([good]);
  storage.setItem(PLACED_KEY, JSON.stringify({ player: 'a', placed: good }));
  expect(createPlacedBets(storage, 'a').list()).toEqual([]);
});

it('are told to all who want to know, also where storage is full', () => {
  const storage = fakeStorage();
  storage.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  const [one, two] = [vi.fn(), vi.fn()];
  onPlaced(one);
  onPlaced(two);
  createPlacedBets(storage, 'a').add(submission, 5, 1);
  expect(one.mock.calls).toEqual([[submission]]);
  expect(two.mock.calls).toEqual([[submission]]);
});

it('are read from any text without harm', () => {
  const storage = fakeStorage();
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      storage.setItem(PLACED_KEY, text);
      expect(createPlacedBets(storage, 'a').list()).toEqual([]);
    }),
  );
});
