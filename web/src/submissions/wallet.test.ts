import type { BetRecord } from '@matka/contracts/api/history';
import { describe, expect, it, vi } from 'vitest';
import { jodiRecord } from '../testing/stored-submissions.ts';
import { contextWith, lost, now } from '../testing/submission-contexts.ts';
import { page } from '../testing/submissions.ts';
import { recentOf } from './context.ts';
import { searchHistory } from './search-history.ts';
import { takeBalance } from './wallet.ts';

/** The newest bet before the submission. */
const known = jodiRecord(1, '88', 5);
const five = jodiRecord(11, '05', 10);
const fortySeven = jodiRecord(12, '47', 20);
const bare = [fortySeven, five];

/** A bet with the balance before it, and the time at which the host booked it. */
const after = (record: BetRecord, before_amount: number, bookedAt?: number): BetRecord => ({
  ...record,
  bet_details: { ...record.bet_details, before_amount },
  ...(bookedAt !== undefined && { timestamps: { created_at: new Date(bookedAt).toISOString() } }),
});
const found = [after(fortySeven, 490), after(five, 500)];
const bookedAt = (records: readonly BetRecord[], ms: number) =>
  records.map((record) => ({ ...record, timestamps: { created_at: new Date(ms).toISOString() } }));

/** Searches a history of these bets and the known one; `pointsAt` is the time of the wallet's points. */
async function search(records: readonly BetRecord[], pointsAt?: number, submission = lost) {
  const readPage = async () => page([...records, known]);
  const { context, changes, times } = contextWith(submission, { readPage }, pointsAt);
  return { after: await searchHistory(context, 'k'), context, changes, times };
}

describe('points', { tags: ['@FLOW-14', '@FLOW-18'] }, () => {
  const later = { ...after(jodiRecord(13, '99', 5), 470.25), market: { name: 'Milan Day' } };

  it.each([
    ['the balance after the newest bet of the history', found, [470]],
    ['the balance after a later bet of another device', [later, ...found], [465.25]],
    ['reduced by the bets if the history has no balance', bare, [470]],
  ])('the wallet after a lost response is %s', async (_, records, set) => {
    const { after, context, changes } = await search(records);
    expect([after?.status, changes]).toEqual(['placed', set]);
    expect(recentOf(context)).toMatchObject([{ key: 'k', status: 'placed', settledAt: now }]);
  });

  it.each([
    ['the history has none of the bets', []],
    ['the history has some of the bets', [after(five, 500)]],
    ['the history has further equal bets', [...found, after(jodiRecord(13, '05', 10), 470)]],
  ])('the wallet after a lost response stays unchanged while %s', async (_, records) => {
    const { after, changes } = await search(records);
    expect([after?.status, changes]).toEqual(['unknown', []]);
  });

  const set = now - 30_000;
  it.each([
    ['booked before it', now - 59_000, set, [], []],
    ['booked with it', set, set, [], []],
    ['booked after it', set + 1, set, [470], [set + 1]],
    ['without a time, sent before it', undefined, set, [], []],
    ['sent after it', undefined, now - 120_000, [470], [undefined]],
    ['sent with it, by clocks that differ', undefined, now - 58_000, [470], [undefined]],
    ['sent before it, by clocks that differ', undefined, now - 57_999, [], []],
  ])(
    'the wallet of a later response is compared with the time of bets %s',
    async (_, booked, pointsAt, points, at) => {
      const dated = (records: readonly BetRecord[]) =>
        booked === undefined
          ? records.map((each) => ({ ...each, timestamps: { created_at: '' } }))
          : bookedAt(records, booked);
      const { changes, times } = await search(dated(found), pointsAt);
      expect([changes, times]).toEqual([points, at]);
      // Without a balance in the history the other points stay as old as they are.
      const other = await search(dated(bare), pointsAt);
      expect([other.changes, other.times]).toEqual([points, points.map(() => pointsAt)]);
    },
  );

  it('the wallet is reduced by bets whose first request left at an unknown time', async () => {
    const early = { ...lost, firstSentAt: { host: null, device: now - 60_000 } };
    expect((await search(bare, set, early)).changes).toEqual([470]);
  });

  it.each([
    [now - 50_000, now - 50_000],
    [now + 50_000, now],
  ])(
    'the time of the wallet is the time of the newest bet, but never in the future',
    async (booked, at) => {
      expect((await search(bookedAt(found, booked))).times).toEqual([at]);
    },
  );

  it('the wallet stays unchanged if the history fails or was read for another player', async () => {
    const readPage = async () => Promise.reject(new Error('no network'));
    const unread = contextWith(lost, { readPage });
    expect(await searchHistory(unread.context, 'k')).toMatchObject({
      status: 'unknown',
      finding: 'unreadable',
    });
    const left = contextWith(lost, {
      readPage: async () => {
        left.player.isCurrent = false;
        return page([...found, known]);
      },
    });
    expect(await searchHistory(left.context, 'k')).toMatchObject({
      status: 'unknown',
      finding: null,
    });
    expect([unread.changes, left.changes]).toEqual([[], []]);
  });

  it('the wallet stays unchanged if the submission is settled or removed meanwhile', async () => {
    const elsewhere = contextWith(lost, {
      readPage: async () => {
        elsewhere.context.store.move('k', 'placed');
        return page([known]);
      },
    });
    expect(await searchHistory(elsewhere.context, 'k')).toMatchObject({ status: 'placed' });
    const removed = contextWith(lost, {
      readPage: async () => {
        removed.context.store.remove('k');
        return page([...found, known]);
      },
    });
    expect(await searchHistory(removed.context, 'k')).toBeUndefined();
    expect([elsewhere.changes, removed.changes]).toEqual([[], []]);
  });
});

const [first, second] = [after(jodiRecord(1, '05', 10), 500), after(jodiRecord(2, '05', 10), 490)];
const minute = 60_000;
it.each([
  [
    'if its newest bet is newer',
    bookedAt([second, first], now + minute),
    now,
    [[480, now + minute]],
  ],
  ['unless the wallet is newer', bookedAt([first], now - 1), now, []],
  ['unless the wallet may be newer', bookedAt([first], now + 2000), now, []],
  ['unless it is in another order', bookedAt([first, second], now + minute), now, []],
  ['unless it is empty', [], now, []],
  ['unless it names no balance', bookedAt([five], now + minute), now, []],
  ['unless the time of the wallet is unknown', bookedAt([first], now + minute), undefined, []],
] as const)(
  'a page of the history sets the wallet %s',
  { tags: ['@FLOW-14'] },
  (_, records, at, set) => {
    const setPoints = vi.fn();
    takeBalance({ points: () => 900, at: () => at, setPoints }, records);
    expect(setPoints.mock.calls).toEqual(set);
  },
);
