import { describe, expect, it } from 'vitest';
import { baselineOf, pagesOf, recordOf } from '../testing/history-pages.ts';
import { readBaseline, readOlder } from './baseline.ts';

describe('a baseline', { tags: ['@FLOW-14', '@FLOW-18'] }, () => {
  it.each([
    ['is the first page', [[3, 2], [1]], ['3', '2']],
    ['is empty without bets', [[]], []],
    ['is in any order on a single page', [[1, 2]], ['1', '2']],
    ['is none in another order on several pages', [[1, 2], [3]], undefined],
    ['is none without ids', [['', '']], undefined],
    ['is missing with a bet without an id', [['3', '']], undefined],
    ['is missing where the first page of several is empty', [[], [2, 1]], undefined],
  ] as const)('the baseline %s', async (_, pages, ids) => {
    expect(await baselineOf(pagesOf(pages))).toEqual(ids);
  });

  it('the baseline is missing if the history has several pages with the oldest bets first', async () => {
    const hours: Record<string, number> = { x: 7, y: 8, z: 9 };
    const pages = pagesOf([['x', 'y'], ['z']], {}, ({ id }) =>
      recordOf(id, `2026-11-20T0${hours[id]}:00:00Z`),
    );
    expect(await baselineOf(pages)).toBeUndefined();
  });

  it('the baseline contains the ids of unreadable entries, and is missing if an entry has no id', async () => {
    expect(await baselineOf(pagesOf([[3, 2]], { unread: ['7'] }))).toEqual(['3', '2', '7']);
    expect(await baselineOf(pagesOf([[3, 2]], { unread: [''] }))).toBeUndefined();
  });

  it('the baseline contains its records, and its time if the host sends a time', async () => {
    const records = [recordOf('3')];
    const read = await readBaseline(pagesOf([[3]], { servedAt: 77 }));
    expect(read).toEqual({ ids: ['3'], records, readAt: 77, hasOlder: false });
    expect((await readBaseline(pagesOf([[3]])))?.readAt).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 2],
  ])(
    'the baseline knows of further pages by has_next or total_pages: %s, %i',
    async (has_next, total_pages) => {
      const pagination = { current_page: 1, has_previous: false, has_next, total_pages };
      expect(await baselineOf(pagesOf([[1, 2]], { pagination }))).toBeUndefined();
    },
  );
});

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
  ['are read until enough are found, each once', 0, 3, 'Z', '9,8,7', 2],
  ['are read to the last page', 0, 100, 'Z', '9,8,7,6,5', 3],
  ['are not read if no more bets are needed', 0, 2, 'Z', '9,8', 1],
  ['are not read if the baseline already has an older bet', 8, 100, 'Z', '9,8', 1],
  ['end with the first older bet', 7, 100, 'Z', '9,8', 2],
  ['are not read if their times have no zone', 0, 100, '', '9,8', 1],
] as const)(
  'the bets on the pages after a baseline %s',
  { tags: ['@FLOW-18'] },
  async (_, old, wanted, zone, ids, count) => {
    expect(await readIds(old, wanted, zone)).toEqual([ids, count]);
  },
);
