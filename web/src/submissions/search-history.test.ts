import type { BetRecord } from '@matka/contracts/api/history';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jodiRecord } from '../testing/stored-submissions.ts';
import { contextWith, lost, now } from '../testing/submission-contexts.ts';
import { page } from '../testing/submissions.ts';
import { begin, openTab, submit } from '../testing/submitting.ts';
import { dismiss, recentOf } from './context.ts';
import { searchHistory, takeBalance } from './search-history.ts';

describe('the wallet', () => {
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
      expect(recentOf(context)).toMatchObject([{ key: 'k', status: 'placed' }]);
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

    describe('where a later response has set the wallet', () => {
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

      it('is less by bets that were sent after it, within the tolerance of two clocks', async () => {
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
});

describe('the balance of a history', () => {
  const noon = Date.parse('2026-11-20T12:00:00+05:30');

  /** A bet of 10 points that found 500 points in the wallet. */
  function record(id: number, placedAt: number, before: number | undefined = 500) {
    const bet = jodiRecord(id, '05', 10);
    return {
      ...bet,
      timestamps: { created_at: new Date(placedAt).toISOString() },
      bet_details: { ...bet.bet_details, before_amount: before },
    };
  }

  /** What a page sets of a wallet that is known at noon. */
  function taken(
    records: Parameters<typeof takeBalance>[1],
    shownAt: { at: number | undefined } = { at: noon },
  ) {
    const setPoints = vi.fn();
    takeBalance({ points: () => 900, at: () => shownAt.at, setPoints }, records);
    return setPoints.mock.calls;
  }

  describe('the wallet after a page of the history', () => {
    it('is that after the newest bet, if the wallet is older than it', {
      tags: ['@FLOW-14'],
    }, () => {
      const placedAt = noon + 60_000;
      expect(taken([record(2, placedAt, 490), record(1, placedAt)])).toEqual([[480, placedAt]]);
    });

    it.each([
      ['the wallet is newer', [record(1, noon - 1)]],
      ['the wallet may be newer', [record(1, noon + 2000)]],
      [
        'the page is not in the order of time',
        [record(1, noon + 60_000), record(2, noon + 60_000)],
      ],
      ['the page is empty', []],
    ])('stays as it is where %s', (_, records) => {
      expect(taken(records)).toEqual([]);
    });

    it('stays as it is without an amount before the bet, and without a time of the wallet', () => {
      const { before_amount: _, ...bet } = record(1, noon + 60_000).bet_details;
      expect(taken([{ ...record(1, noon + 60_000), bet_details: bet }])).toEqual([]);
      expect(taken([record(1, noon + 60_000)], { at: undefined })).toEqual([]);
    });
  });
});

describe('a history that lags', () => {
  /** The bets of the sample, without times. */
  const bets = [jodiRecord(12, '47', 20), jodiRecord(11, '05', 10)].map((record) => ({
    ...record,
    timestamps: { created_at: '' },
  }));

  /** A tab at a host without keys that books the first submission and loses the second one. */
  function startTab() {
    const { host, tab } = openTab();
    host.decide('placed');
    host.decide('lost');
    const { context } = tab;
    const history = { bets: [] as BetRecord[] };
    const readPage = async () => page(history.bets);
    const own = { ...tab, context: { ...context, host: { ...context.host, readPage } } };
    const send = () => submit(own);
    const search = () => {
      const lost = context.store.list().find(({ status }) => status === 'unknown');
      return searchHistory(own.context, lost?.key ?? '');
    };
    return { history, context, send, search };
  }

  beforeEach(() => {
    vi.useFakeTimers({ now: begin });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('never takes a submission for an equal one that it lacked, seen or not', {
    tags: ['@FLOW-18'],
  }, async () => {
    for (const isSeen of [true, false]) {
      const { history, context, send, search } = startTab();
      expect(await send()).toMatchObject({ kind: 'placed' });
      for (const { key } of context.store.list()) if (isSeen) dismiss(context, key);
      await send();
      history.bets = bets;
      expect(await search()).toMatchObject({ status: 'unknown', finding: 'ambiguous' });
    }
  });

  it('shows a submission once it has caught up before it', { tags: ['@FLOW-14'] }, async () => {
    const { history, send, search } = startTab();
    await send();
    history.bets = bets;
    await send();
    history.bets = [...bets.map((record) => ({ ...record, id: `2${record.id}` })), ...bets];
    expect(await search()).toMatchObject({ status: 'placed' });
  });

  it.each([true, false])(
    'is taken for complete ten minutes after an equal one, however the clock is set; seen: %s',
    {
      tags: ['@FLOW-18'],
    },
    async (isSeen) => {
      const { context, send } = startTab();
      await send();
      for (const { key } of context.store.list()) if (isSeen) dismiss(context, key);
      const kept = (minutes: number) => {
        vi.setSystemTime(begin + minutes * 60_000);
        return recentOf(context).length;
      };
      expect([kept(9.9), kept(10.2), kept(-9.8), kept(-10.1)]).toEqual([1, 0, 1, 0]);
    },
  );
});
