// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PLACED_KEY } from '../auth/stored-user.ts';
import { sampleSubmission } from '../testing/stored-submissions.ts';
import { fakeStorage } from '../testing/tabs.ts';
import { createPlacedBets, HISTORY_LAG } from './placed-bets.ts';

const submission = sampleSubmission();
const labels = ['05', '47'];

it('are known to every tab of the player, and to no other player', { tags: ['@FLOW-18'] }, () => {
  const storage = fakeStorage();
  createPlacedBets(storage, 'a').add(submission, 5);
  expect(createPlacedBets(storage, 'a').list()).toMatchObject([{ at: 5, labels }]);
  expect(createPlacedBets(storage, 'b').list()).toEqual([]);
});

it('are forgotten once no history lags so long', () => {
  const bets = createPlacedBets(fakeStorage(), 'a');
  bets.add(submission, 0);
  bets.add(submission, HISTORY_LAG + 1);
  expect(bets.list().map(({ at }) => at)).toEqual([HISTORY_LAG + 1]);
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
