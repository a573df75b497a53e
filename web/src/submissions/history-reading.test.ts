import { describe, expect, it, vi } from 'vitest';
import { baselineOf, pagesOf, recordOf } from '../testing/history-pages.ts';
import { isNewestFirst, isOlder, MAX_BETS, readNewBets } from './history-reading.ts';

/** The ids of the new bets, whether these are all, and the pages that were read. */
async function readNew(pages: ReturnType<typeof pagesOf>, baseline: readonly string[] | null) {
  const { records, complete } = await readNewBets(pages, baseline);
  return [records.map(({ id }) => id).join(), complete, pages.mock.calls.length];
}

const sorted = [[7, 6], [5, 4], [3, 2], [1]];

describe('after a baseline', { tags: ['@FLOW-14', '@FLOW-18'] }, () => {
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
    ['so many bets', 10, MAX_BETS / 10],
    ['so many bets on small pages', 2, MAX_BETS / 2],
    ['a page without a bet', 0, 1],
  ])('the reading of new bets ends after %s', async (_, size, count) => {
    const ids = Array.from({ length: MAX_BETS + 10 }, (_, at) => 1000 - at);
    const pages = pagesOf(ids.map((_, at) => ids.slice(at * size, (at + 1) * size)));
    expect((await readNew(pages, ['1'])).slice(1)).toEqual([false, count]);
  });

  it('a page whose bets of one request have the same time is a valid baseline', async () => {
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
    ['the first bet by their ids', ['3', '2', '1'], [97, 98, 99], '3'],
    ['the bet with the lowest balance by their times', ['x', 'z', 'y', 'w'], [99, 97, 98, 50], 'z'],
    ['the first bet if the history has no balances', ['x', 'z', 'y'], [], 'x'],
  ])('the newest bet among bets of one time is %s', async (_, ids, balances, newest) => {
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

  it('the new bets may be incomplete beside unreadable entries, unless these entries are known', async () => {
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

  it('the new bets are ordered by their times if their ids are not numbers', async () => {
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
] as const)('the newest bet comes first by %s', { tags: ['@FLOW-18'] }, (_, bets, expected) => {
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
  'a bet placed at %s is older than noon by more than two seconds: %s',
  {
    tags: ['@FLOW-18'],
  },
  (time, expected) => {
    expect(isOlder(recordOf('1', time), Date.parse('2026-11-20T12:00:00Z'))).toBe(expected);
    expect(isOlder(recordOf('1', time), null)).toBe(false);
  },
);
