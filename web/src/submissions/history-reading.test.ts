// @vitest-environment node
import type { BetRecord, History } from '@matka/contracts/decoders/history';
import { describe, expect, it, vi } from 'vitest';
import { jodiRecord } from '../testing/stored-submissions.ts';
import { MAX_PAGES, readBaseline, readNewBets } from './history-reading.ts';

/** Pages of two bets each, the newest first. */
function pagesOf(ids: readonly number[]) {
  return vi.fn(async (page: number): Promise<History> => {
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
    const bets = await readNewBets(pages, [4, 3]);
    expect([idsOf(bets), bets.complete, pages.mock.calls.length]).toEqual([[7, 6, 5], true, 2]);
    expect(bets.newest?.id).toBe(7);
  });

  it('is complete at its end only for who had no bets', { tags: ['@FLOW-14'] }, async () => {
    expect((await readNewBets(pagesOf([2, 1]), [])).complete).toBe(true);
    expect((await readNewBets(pagesOf([2, 1]), [9])).complete).toBe(false);
    expect((await readNewBets(pagesOf([]), [9])).complete).toBe(false);
  });

  it('is read no further than a bound', { tags: ['@FLOW-14'] }, async () => {
    const pages = pagesOf(Array.from({ length: 60 }, (_, at) => 100 - at));
    const bets = await readNewBets(pages, [1]);
    expect([bets.complete, pages.mock.calls.length]).toEqual([false, MAX_PAGES]);
  });

  it('is read on one page without a baseline, which proves nothing', {
    tags: ['@FLOW-14'],
  }, async () => {
    const pages = pagesOf([3, 2, 1]);
    const bets = await readNewBets(pages, null);
    expect([idsOf(bets), bets.complete, pages.mock.calls.length]).toEqual([[3, 2], false, 1]);
  });

  it('gives a baseline of the newest bets', { tags: ['@FLOW-14'] }, async () => {
    expect((await readBaseline(pagesOf([3, 2, 1])))?.ids).toEqual([3, 2]);
    expect((await readBaseline(pagesOf([])))?.ids).toEqual([]);
  });

  it('that is empty on a first page of several is none', { tags: ['@FLOW-14'] }, async () => {
    const broken = async () => ({ ...(await pagesOf([3, 2, 1])(1)), data: [] });
    expect(await readBaseline(broken)).toBeNull();
  });
});
