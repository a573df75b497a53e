import type { BetRecord, HistoryResponse } from '@matka/contracts/api/history';
import { describe, expect, it, vi } from 'vitest';
import { jodiRecord } from '../testing/stored-submissions.ts';
import { isNewestFirst, isOlder, MAX_PAGES, readBaseline, readNewBets } from './history-reading.ts';

describe('reading a history', () => {
  /** Pages of two bets each, the newest first. */
  function pagesOf(ids: readonly number[]) {
    return vi.fn(async (page: number): Promise<HistoryResponse> => {
      const data: BetRecord[] = ids
        .slice((page - 1) * 2, page * 2)
        .map((id) => jodiRecord(id, '05', 10));
      const total = Math.max(1, Math.ceil(ids.length / 2));
      return {
        data,
        pagination: {
          current_page: page,
          has_previous: page > 1,
          has_next: page < total,
          total_pages: total,
        },
      };
    });
  }
  const idsOf = ({ records }: { records: readonly BetRecord[] }) => records.map(({ id }) => id);

  describe('the history', () => {
    it('is read page by page until a known bet appears', { tags: ['@FLOW-14'] }, async () => {
      const pages = pagesOf([7, 6, 5, 4, 3, 2, 1]);
      const bets = await readNewBets(pages, ['4', '3']);
      expect([idsOf(bets), bets.complete, pages.mock.calls.length]).toEqual([
        ['7', '6', '5'],
        true,
        2,
      ]);
      expect(bets.newest?.id).toBe('7');
    });

    it('is complete at its end only for who had no bets', { tags: ['@FLOW-14'] }, async () => {
      expect((await readNewBets(pagesOf([2, 1]), [])).complete).toBe(true);
      expect((await readNewBets(pagesOf([2, 1]), ['9'])).complete).toBe(false);
      expect((await readNewBets(pagesOf([]), ['9'])).complete).toBe(false);
    });

    it('is read no further than a bound', { tags: ['@FLOW-14'] }, async () => {
      const pages = pagesOf(Array.from({ length: 60 }, (_, at) => 100 - at));
      const bets = await readNewBets(pages, ['1']);
      expect([bets.complete, pages.mock.calls.length]).toEqual([false, MAX_PAGES]);
    });

    it('is read on one page without a baseline, which proves nothing', {
      tags: ['@FLOW-14'],
    }, async () => {
      const pages = pagesOf([3, 2, 1]);
      const bets = await readNewBets(pages, null);
      expect([idsOf(bets), bets.complete, pages.mock.calls.length]).toEqual([['3', '2'], false, 1]);
    });

    it('gives a baseline of the newest bets', { tags: ['@FLOW-14'] }, async () => {
      expect((await readBaseline(pagesOf([3, 2, 1])))?.ids).toEqual(['3', '2']);
      expect((await readBaseline(pagesOf([])))?.ids).toEqual([]);
    });

    it('in another order is no baseline, and is never complete', {
      tags: ['@FLOW-18'],
    }, async () => {
      const pages = pagesOf([1, 2, 3, 4, 5]);
      expect(await readBaseline(pages)).toBeNull();
      const bets = await readNewBets(pages, ['1', '2']);
      expect([idsOf(bets), bets.complete, bets.newest]).toEqual([
        ['3', '4', '5'],
        false,
        undefined,
      ]);
      expect((await readBaseline(pagesOf([1, 2])))?.ids).toEqual(['1', '2']);
      expect((await readNewBets(pagesOf([1, 2]), ['1'])).complete).toBe(true);
    });

    it('with an entry that cannot be read is complete only if that entry is known', {
      tags: ['@FLOW-18'],
    }, async () => {
      const withUnread = (unread: string[]) => async (page: number) => ({
        ...(await pagesOf([3, 2])(page)),
        unread,
      });
      expect(await readBaseline(withUnread(['']))).toBeNull();
      expect((await readBaseline(withUnread(['7'])))?.ids).toEqual(['3', '2', '7']);
      expect((await readNewBets(withUnread(['7']), ['2', '7'])).complete).toBe(true);
      expect((await readNewBets(withUnread(['7']), ['2'])).complete).toBe(false);
      expect((await readNewBets(withUnread(['']), ['2'])).complete).toBe(false);
    });

    it('with text ids is ordered by its times', { tags: ['@FLOW-14', '@FLOW-18'] }, async () => {
      const ids = ['b-9', '0f3a', '77ce', 'a-1'];
      const pages = (times: boolean) => async (page: number) => {
        const { data, pagination } = await pagesOf([4, 3, 2, 1])(page);
        const named = data.map((record) => {
          const hour = Number(record.id);
          const created_at = times ? `2026-11-20T0${hour}:00:00Z` : '';
          return { ...record, id: ids[4 - hour] ?? '', timestamps: { created_at } };
        });
        return { data: named, pagination };
      };
      expect((await readBaseline(pages(true)))?.ids).toEqual(['b-9', '0f3a']);
      const bets = await readNewBets(pages(true), ['77ce', 'a-1']);
      expect([idsOf(bets), bets.complete, bets.newest?.id]).toEqual([['b-9', '0f3a'], true, 'b-9']);
      expect(await readBaseline(pages(false))).toBeNull();
      expect((await readNewBets(pages(false), ['77ce'])).complete).toBe(false);
    });

    it('without ids is no baseline and proves nothing', {
      tags: ['@FLOW-18'],
    }, async () => {
      const withoutIds = (kept: readonly string[]) =>
        vi.fn(async (page: number) => {
          const { data, pagination } = await pagesOf([3, 2, 1])(page);
          const unnamed = data.map((each) => (kept.includes(each.id) ? each : { ...each, id: '' }));
          return { data: unnamed, pagination };
        });
      expect(await readBaseline(withoutIds([]))).toBeNull();
      expect(await readBaseline(withoutIds(['2']))).toBeNull();
      for (const baseline of [null, [], ['1']]) {
        const pages = withoutIds([]);
        const bets = await readNewBets(pages, baseline);
        expect([bets.complete, new Set(idsOf(bets))]).toEqual([false, new Set([''])]);
      }
      // One page: only the bet without an id keeps it from being complete.
      const onePage = (await pagesOf([])(1)).pagination;
      const data = [jodiRecord(3, '05', 10), jodiRecord(2, '05', 10)];
      const named = await readNewBets(async () => ({ data, pagination: onePage }), ['2']);
      expect([idsOf(named), named.complete]).toEqual([['3'], true]);
      const unnamed = data.map((each) => (each.id === '3' ? { ...each, id: '' } : each));
      const bets = await readNewBets(async () => ({ data: unnamed, pagination: onePage }), ['2']);
      expect([idsOf(bets), bets.complete]).toEqual([[''], false]);
    });

    it('has further pages by either of its counts', { tags: ['@FLOW-18'] }, async () => {
      const data = [jodiRecord(1, '05', 10), jodiRecord(2, '05', 10)];
      const unordered = (has_next: boolean, total_pages: number) => async () => ({
        data,
        pagination: { current_page: 1, has_previous: false, has_next, total_pages },
      });
      expect(await readBaseline(unordered(true, 1))).toBeNull();
      expect(await readBaseline(unordered(false, 2))).toBeNull();
      expect((await readNewBets(unordered(false, 2), ['2'])).complete).toBe(false);
    });

    it('gives the records and the time of its baseline, if it has one', {
      tags: ['@FLOW-18'],
    }, async () => {
      const first = await pagesOf([3, 2])(1);
      const known = await readBaseline(async () => ({ ...first, servedAt: 77 }));
      expect(known).toEqual({ ids: ['3', '2'], records: first.data, readAt: 77 });
      expect((await readBaseline(async () => first))?.readAt).toBeNull();
    });

    it('counts a bet once that moved to the next page meanwhile', {
      tags: ['@FLOW-14'],
    }, async () => {
      const pages = [
        [5, 4],
        [4, 3],
        [2, 1],
      ];
      const moving = async (page: number) => ({
        data: (pages[page - 1] ?? []).map((id) => jodiRecord(id, '05', 10)),
        pagination: {
          current_page: page,
          has_previous: page > 1,
          has_next: page < 3,
          total_pages: 3,
        },
      });
      const bets = await readNewBets(moving, ['2']);
      expect([idsOf(bets), bets.complete]).toEqual([['5', '4', '3', '1'], true]);
    });

    it('is read to a known entry that cannot be read', { tags: ['@FLOW-18'] }, async () => {
      const pages = vi.fn(async (page: number) => ({
        ...(await pagesOf([5, 4, 3, 2, 1])(page)),
        unread: page === 2 ? ['u'] : [],
      }));
      expect((await readNewBets(pages, ['u'])).complete).toBe(true);
      expect(pages).toHaveBeenCalledTimes(2);
    });

    it('that is empty on a first page of several is none', { tags: ['@FLOW-14'] }, async () => {
      const broken = async () => ({ ...(await pagesOf([3, 2, 1])(1)), data: [] });
      expect(await readBaseline(broken)).toBeNull();
    });
  });
});

describe('the order of bets', () => {
  /** A bet with this id, placed at this time. */
  const bet = (id: string, created_at = '') =>
    jodiRecord(1, '05', 10, { id, timestamps: { created_at } });
  const withIds = (...ids: string[]) => ids.map((id) => bet(id));
  const withTimes = (...hours: number[]) =>
    hours.map((hour) => bet('', `2026-11-20T0${hour}:00:00Z`));

  describe('the order of a history', () => {
    it.each([
      ['no bet', [], true],
      ['a single bet', withIds('x'), true],
      ['ids that fall', withIds('3', '2', '1'), true],
      ['ids below zero that fall', withIds('-1', '-2'), true],
      ['ids that repeat and fall in the end', withIds('3', '3', '2'), true],
      ['ids that are all the same', withIds('3', '3'), false],
      ['ids that rise', withIds('2', '3'), false],
      ['ids that rise in between', withIds('5', '2', '3', '1'), false],
      ['ids of which only a part counts', withIds('3a', '2a'), false],
      ['ids that count in another way', withIds('0x10', '1'), false],
      ['ids after a letter', withIds('b3', 'b2'), false],
      ['times that fall', withTimes(3, 2, 1), true],
      ['times that rise', withTimes(1, 2), false],
      ['neither ids nor times', withIds('', ''), false],
    ] as const)(
      'is the newest first, or unknown, by %s',
      { tags: ['@FLOW-18'] },
      (_, bets, expected) => {
        expect(isNewestFirst(bets)).toBe(expected);
      },
    );
  });

  describe('a bet', () => {
    const noon = Date.parse('2026-11-20T12:00:00Z');

    it.each([
      ['2026-11-20T11:59:57Z', true],
      ['2026-11-20T11:59:57z', true],
      ['2026-11-20T17:29:57+05:30', true],
      ['2026-11-20T17:29:57+0530', true],
      ['2026-11-20T11:59:58Z', false],
      ['2026-11-20T12:00:01Z', false],
      ['2026-11-20T11:59:57', false],
      ['', false],
    ])(
      'placed at %s is older than noon, beyond two seconds: %s',
      {
        tags: ['@FLOW-18'],
      },
      (time, expected) => {
        expect(isOlder(bet('1', time), noon)).toBe(expected);
      },
    );

    it('is never older where the time of the host is unknown', () => {
      expect(isOlder(bet('1', '1969-12-31T00:00:00Z'), null)).toBe(false);
    });
  });
});
