import { describe, expect, it } from 'vitest';
import { jodiRecord } from '../testing/stored-submissions.ts';
import { contextWith, lost, now } from '../testing/submission-contexts.ts';
import { page } from '../testing/submissions.ts';
import { searchHistory } from './search-history.ts';

/** The newest bet before the submission. */
const known = jodiRecord(1, '88', 5);
const five = jodiRecord(11, '05', 10);
const fortySeven = jodiRecord(12, '47', 20);

/** A bet with the balance before it. */
const after = (record: typeof five, before_amount: number) => ({
  ...record,
  bet_details: { ...record.bet_details, before_amount },
});

/** A bet with the time at which the host booked it. */
const bookedAt = (record: typeof five, ms: number) => ({
  ...record,
  timestamps: { created_at: new Date(ms).toISOString() },
});

describe('the wallet after a lost response', () => {
  const found = [after(fortySeven, 490), after(five, 500)];

  it('is what the newest bet of the history left', { tags: ['@FLOW-14'] }, async () => {
    const { context, changes } = contextWith(lost, {
      readPage: async () => page([...found, known]),
    });
    expect(await searchHistory(context, 'k')).toMatchObject({ status: 'placed' });
    expect(changes).toEqual([470]);
    expect(context.placed.list()).toEqual([
      expect.objectContaining({ marketName: 'Kalyan Matka', labels: ['05', '47'] }),
    ]);
  });

  it('follows a later bet of another device, too', { tags: ['@FLOW-14'] }, async () => {
    const later = after({ ...jodiRecord(13, '99', 5), market: { name: 'Milan Day' } }, 470.25);
    const { context, changes } = contextWith(lost, {
      readPage: async () => page([later, ...found, known]),
    });
    await searchHistory(context, 'k');
    expect(changes).toEqual([465.25]);
  });

  it('is less by the bets where the history names no balance', {
    tags: ['@FLOW-14'],
  }, async () => {
    const { context, changes } = contextWith(lost, {
      readPage: async () => page([fortySeven, five, known]),
    });
    await searchHistory(context, 'k');
    expect(changes).toEqual([470]);
  });

  describe('where a later response told the wallet', () => {
    const later = now - 30_000;
    /** What becomes of the wallet; `booked` and `other` are times of the lost bets and of a later one. */
    async function lookAt(hasBalance: boolean, booked?: number, pointsAt = later) {
      const records = (hasBalance ? found : [fortySeven, five]).map((record) =>
        booked === undefined ? record : bookedAt(record, booked),
      );
      const readPage = async () => page([...records, known]);
      const { context, changes, times } = contextWith(lost, { readPage }, pointsAt);
      expect(await searchHistory(context, 'k')).toMatchObject({ status: 'placed' });
      return { changes, times };
    }

    it.each([
      ['with its balance', true],
      ['without one', false],
    ])(
      'keeps it, as it has the bets booked before it %s',
      {
        tags: ['@FLOW-14'],
      },
      async (_, hasBalance) => {
        const nothing = { changes: [], times: [] };
        expect(await lookAt(hasBalance, now - 59_000)).toEqual(nothing);
        expect(await lookAt(hasBalance, later)).toEqual(nothing);
        // Without a time they count as booked when they were sent.
        expect(await lookAt(hasBalance)).toEqual(nothing);
      },
    );

    it('is less by bets that were booked after it', { tags: ['@FLOW-14'] }, async () => {
      expect(await lookAt(true, later + 1)).toEqual({ changes: [470], times: [later + 1] });
      // The other points are as old as before.
      expect(await lookAt(false, later + 1)).toEqual({ changes: [470], times: [later] });
    });

    it('is less by bets that were sent after it, as far as two clocks can tell', async () => {
      for (const pointsAt of [now - 120_000, now - 60_000, now - 58_000]) {
        expect((await lookAt(false, undefined, pointsAt)).changes).toEqual([470]);
      }
      expect((await lookAt(false, undefined, now - 57_999)).changes).toEqual([]);
    });

    it('is less by bets whose first request left at an unknown time', async () => {
      const sentEarly = { ...lost, firstSentAt: { host: null, device: now - 60_000 } };
      const readPage = async () => page([fortySeven, five, known]);
      const { context, changes } = contextWith(sentEarly, { readPage }, later);
      await searchHistory(context, 'k');
      expect(changes).toEqual([470]);
    });
  });

  it('is of the time of the newest bet, which is never to come', async () => {
    for (const [booked, at] of [
      [now - 50_000, now - 50_000],
      [now + 50_000, now],
    ] as const) {
      const readPage = async () => page([...found.map((bet) => bookedAt(bet, booked)), known]);
      const { context, times } = contextWith(lost, { readPage });
      await searchHistory(context, 'k');
      expect(times).toEqual([at]);
    }
  });

  it.each([
    ['there is none of them', []],
    ['there are some of them', [after(five, 500)]],
    ['there are others like them', [...found, after(jodiRecord(13, '05', 10), 470)]],
  ])('stays as it is while %s', { tags: ['@FLOW-18'] }, async (_, records) => {
    const { context, changes } = contextWith(lost, {
      readPage: async () => page([...records, known]),
    });
    expect(await searchHistory(context, 'k')).toMatchObject({ status: 'unknown' });
    expect(changes).toEqual([]);
    expect(context.placed.list()).toEqual([]);
  });

  it('stays as it is when the history cannot be read', async () => {
    const { context, changes } = contextWith(lost, {
      readPage: async () => {
        throw new Error('no network');
      },
    });
    expect(await searchHistory(context, 'k')).toMatchObject({
      status: 'unknown',
      finding: 'unreadable',
    });
    expect(changes).toEqual([]);
  });

  it('is not that of a player who signed in meanwhile', async () => {
    const { context, changes, player } = contextWith(lost, {
      readPage: async () => {
        player.isCurrent = false;
        return page([...found, known]);
      },
    });
    expect(await searchHistory(context, 'k')).toMatchObject({ status: 'unknown', finding: null });
    expect(changes).toEqual([]);
  });

  it('stays as it is where the submission is settled or removed while the history is read', {
    tags: ['@FLOW-14'],
  }, async () => {
    const elsewhere = contextWith(lost, {
      readPage: async () => {
        const verdict = { kind: 'placed' } as const;
        elsewhere.context.store.apply('k', { type: 'response', verdict });
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

  it('is not touched for a submission that is settled or gone', async () => {
    const settled = contextWith({ ...lost, status: 'placed' });
    expect(await searchHistory(settled.context, 'k')).toMatchObject({ status: 'placed' });
    expect(await searchHistory(settled.context, 'other')).toBeUndefined();
    expect(settled.changes).toEqual([]);
  });
});
