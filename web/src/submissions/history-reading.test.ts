import type { BetRecord } from '@matka/contracts/api/history';
import { describe, expect, it, vi } from 'vitest';
import type { HistoryPage } from '../api/history.ts';
import { jodiRecord } from '../testing/stored-submissions.ts';
import {
  isNewestFirst,
  isOlder,
  MAX_BETS,
  MAX_PAGES,
  readBaseline,
  readNewBets,
  readOlder,
} from './history-reading.ts';

const recordOf = (id: string, created_at = '') =>
  jodiRecord(1, '05', 10, { id, timestamps: { created_at } });

/** A host with these pages; `members` go into every page, `each` changes its bets. */
const pagesOf = (
  pages: readonly (readonly (string | number)[])[],
  members: Partial<HistoryPage> = {},
  each: (record: BetRecord) => BetRecord = (record) => record,
) =>
  vi.fn(
    async (page: number): Promise<HistoryPage> => ({
      data: (pages[page - 1] ?? []).map((id) => each(recordOf(String(id)))),
      pagination: {
        current_page: page,
        has_previous: page > 1,
        has_next: page < pages.length,
        total_pages: pages.length,
      },
      ...members,
    }),
  );

/** The ids of the new bets, whether these are all, and the pages that were read. */
async function readNew(pages: ReturnType<typeof pagesOf>, baseline: readonly string[] | null) {
  const { records, complete } = await readNewBets(pages, baseline);
  return [records.map(({ id }) => id).join(), complete, pages.mock.calls.length];
}

const baselineOf = async (pages: ReturnType<typeof pagesOf>) => (await readBaseline(pages))?.ids;
const sorted = [[7, 6], [5, 4], [3, 2], [1]];

describe('new bets', { tags: ['@FLOW-14', '@FLOW-18'] }, () => {
  it.each([
    ['are read page by page until a known one appears', sorted, ['4', '3'], '7,6,5', true, 2],
    ['are all at the end for who had none', [[2, 1]], [], '2,1', true, 1],
    ['may be missing at the end where none is known', [[2, 1]], ['9'], '2,1', false, 1],
    ['may be missing in an empty history', [[]], ['9'], '', false, 1],
    ['are read on one page without a baseline', sorted, null, '7,6', false, 1],
    ['in another order may be missing', [[1, 2], [3, 4], [5]], ['1', '2'], '3,4,5', false, 3],
    ['in another order on one page are all', [[1, 2]], ['1'], '2', true, 1],
    [
      'that moved to the next page count once',
      [
        [5, 4],
        [4, 3],
        [2, 1],
      ],
      ['2'],
      '5,4,3,1',
      true,
      3,
    ],
    ['without an id may be missing', [['', 2]], ['2'], '', false, 1],
    ['without ids may be missing', [['', ''], ['']], ['1'], ',', false, 1],
  ] as const)('the new bets %s', async (_, pages, baseline, ids, complete, count) => {
    expect(await readNew(pagesOf(pages), baseline)).toEqual([ids, complete, count]);
  });

  it.each([
    ['so many pages', 10, MAX_PAGES],
    ['more small pages', 2, MAX_BETS / 2],
    ['so many pages without a bet', 0, MAX_PAGES],
  ])('the reading of new bets ends after %s', async (_, size, count) => {
    const ids = Array.from({ length: MAX_BETS + 10 }, (_, at) => 1000 - at);
    const pages = pagesOf(ids.map((_, at) => ids.slice(at * size, (at + 1) * size)));
    expect((await readNew(pages, ['1'])).slice(1)).toEqual([false, count]);
  });

  it('a page of bets of one time, as those of one request are, is a baseline', async () => {
    const of = (newer: readonly string[]) => {
      const ids = [...newer, 'd', 'b', 'c', 'a'];
      return pagesOf(
        ids.flatMap((_, at) => (at % 2 === 0 ? [ids.slice(at, at + 2)] : [])),
        {},
        ({ id }) => recordOf(id, `2026-11-20T0${newer.includes(id) ? 9 : 8}:00:00Z`),
      );
    };
    const baseline = await baselineOf(of([]));
    expect(baseline).toEqual(['d', 'b']);
    expect(await readNew(of(['f', 'e', 'g']), baseline ?? null)).toEqual(['f,e,g', true, 2]);
    expect((await readNew(of([]), baseline ?? null)).slice(0, 2)).toEqual(['c,a', false]);
  });

  it.each([
    ['the first by their ids', ['3', '2', '1'], [97, 98, 99], '3'],
    ['that with the least balance by their times', ['x', 'z', 'y', 'w'], [99, 97, 98, 50], 'z'],
    ['the first of one time where no balance is named', ['x', 'z', 'y'], [], 'x'],
  ])('the newest bet of one time is %s', async (_, ids, balances, newest) => {
    const pages = pagesOf([[...ids, 'known']], {}, ({ id }) => {
      const record = recordOf(
        id,
        id === 'known' || id === 'w' ? '2026-11-20T08:00:00Z' : '2026-11-20T09:00:00Z',
      );
      const before_amount = balances[ids.indexOf(id)];
      const details = { ...record.bet_details, ...(before_amount && { before_amount }) };
      return { ...record, bet_details: details };
    });
    expect((await readNewBets(pages, ['known'])).newest?.id).toBe(newest);
  });

  it('the new bets may be missing among entries that cannot be read, unless these are known', async () => {
    const complete = async (unread: string[], baseline: string[]) =>
      (await readNew(pagesOf([[3, 2]], { unread }), baseline))[1];
    expect(await complete(['7'], ['2', '7'])).toBe(true);
    expect(await complete(['7'], ['2'])).toBe(false);
    expect(await complete([''], ['2'])).toBe(false);
    const paged = pagesOf([[5, 4], [3, 2], [1]]);
    const pages = vi.fn(async (page: number) => ({
      ...(await paged(page)),
      unread: page === 2 ? ['u'] : [],
    }));
    expect((await readNew(pages, ['u'])).slice(1)).toEqual([true, 2]);
  });

  it('the new bets are in the order of their times where their ids do not count', async () => {
    const ids = [
      ['b-9', '0f3a'],
      ['77ce', 'a-1'],
    ];
    const hours = ids.flat();
    const timed = () =>
      pagesOf(ids, {}, (record) =>
        recordOf(record.id, `2026-11-20T0${9 - hours.indexOf(record.id)}:00:00Z`),
      );
    expect(await baselineOf(timed())).toEqual(['b-9', '0f3a']);
    expect(await readNew(timed(), ['77ce', 'a-1'])).toEqual(['b-9,0f3a', true, 2]);
    expect((await readNewBets(timed(), ['77ce'])).newest?.id).toBe('b-9');
    expect(await baselineOf(pagesOf(ids))).toBeUndefined();
    expect((await readNewBets(pagesOf(ids), ['77ce'])).newest).toBeUndefined();
    expect((await readNew(pagesOf(ids), ['77ce']))[1]).toBe(false);
  });
});

describe('a baseline', { tags: ['@FLOW-14', '@FLOW-18'] }, () => {
  it.each([
    ['is the first page', [[3, 2], [1]], ['3', '2']],
    ['is empty without bets', [[]], []],
    ['is in any order on a single page', [[1, 2]], ['1', '2']],
    ['is none in another order on several pages', [[1, 2], [3]], undefined],
    ['is none without ids', [['', '']], undefined],
    ['is none with a bet without an id', [['3', '']], undefined],
    ['is none where the first page of several is empty', [[], [2, 1]], undefined],
  ] as const)('the baseline %s', async (_, pages, ids) => {
    expect(await baselineOf(pagesOf(pages))).toEqual(ids);
  });

  it('the baseline has the ids of entries that cannot be read, unless they have none', async () => {
    expect(await baselineOf(pagesOf([[3, 2]], { unread: ['7'] }))).toEqual(['3', '2', '7']);
    expect(await baselineOf(pagesOf([[3, 2]], { unread: [''] }))).toBeUndefined();
  });

  it('the baseline has its records, and its time if the host says one', async () => {
    const records = [recordOf('3')];
    const read = await readBaseline(pagesOf([[3]], { servedAt: 77 }));
    expect(read).toEqual({ ids: ['3'], records, readAt: 77, hasOlder: false });
    expect((await readBaseline(pagesOf([[3]])))?.readAt).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 2],
  ])('the baseline has further pages by either count: %s, %i', async (has_next, total_pages) => {
    const pagination = { current_page: 1, has_previous: false, has_next, total_pages };
    expect(await baselineOf(pagesOf([[1, 2]], { pagination }))).toBeUndefined();
  });
});

describe('the bets on the pages after a baseline', { tags: ['@FLOW-18'] }, () => {
  const noon = Date.parse('2026-11-20T12:00:00Z');
  /** The ids that are read of three pages, of which the bets from `old` on are of the hour before, and the pages. */
  async function readIds(old: number, wanted: number, zone = 'Z') {
    const pages = pagesOf(
      [
        ['9', '8'],
        ['8', '7', ''],
        ['6', '5'],
      ],
      {},
      ({ id }) => recordOf(id, `2026-11-20T${Number(id) <= old ? 11 : 12}:00:00${zone}`),
    );
    const baseline = await readBaseline(pages);
    if (!baseline) throw new Error('No baseline');
    const bets = await readOlder(pages, baseline, noon, ({ length }) => length < wanted);
    return [bets.map(({ id }) => id).join(), pages.mock.calls.length];
  }

  it.each([
    ['are read as long as they are wanted, each once', 0, 3, 'Z', '9,8,7', 2],
    ['are read to the last page', 0, 100, 'Z', '9,8,7,6,5', 3],
    ['are not read where none is wanted', 0, 2, 'Z', '9,8', 1],
    ['are not read where the baseline has older ones than are wanted', 8, 100, 'Z', '9,8', 1],
    ['end with those that are older', 7, 100, 'Z', '9,8', 2],
    ['are not read where their times have no zone', 0, 100, '', '9,8', 1],
  ] as const)('%s', async (_, old, wanted, zone, ids, count) => {
    expect(await readIds(old, wanted, zone)).toEqual([ids, count]);
  });
});

const withIds = (...ids: string[]) => ids.map((id) => recordOf(id));
const withTimes = (...hours: number[]) =>
  hours.map((hour) => recordOf('', `2026-11-20T0${hour}:00:00Z`));

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
  ['times that fall', withTimes(3, 2, 1), true],
  ['times that rise', withTimes(1, 2), false],
  ['neither ids nor times', withIds('', ''), false],
] as const)('the newest bet is first by %s', { tags: ['@FLOW-18'] }, (_, bets, expected) => {
  expect(isNewestFirst(bets)).toBe(expected);
});

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
  'a bet placed at %s is older than noon, by more than two seconds: %s',
  {
    tags: ['@FLOW-18'],
  },
  (time, expected) => {
    expect(isOlder(recordOf('1', time), Date.parse('2026-11-20T12:00:00Z'))).toBe(expected);
    expect(isOlder(recordOf('1', time), null)).toBe(false);
  },
);
