import { expect, it } from 'vitest';
import { checkExchanges } from '../check.ts';
import { got, record, said } from '../test-support.ts';

const pending = (id: number) => record({ id });
const won = (id: number) =>
  record({
    id,
    details: { bet_status: 'won' },
    values: { win_amount: 95, net_profit: 85 },
  });

/** A page of a history, or of its list by a status. */
const read = (address: string, page: number, total: number, ...data: object[]) =>
  got(address.replace('#', String(page)), {
    data,
    pagination: {
      current_page: page,
      has_previous: page > 1,
      has_next: page < total,
      total_pages: total,
    },
  });
const all = '/bets/history/?page=#';
const wins = '/bets/history/?page=#&bet_status=won';
const open = '/bets/history/?page=#&bet_status=pending';
const openToo = '/betting/history/?page=#&bet_status=pending';

it('a bet on two pages of the whole history is a contradiction at once', () => {
  const pages = [read(all, 1, 2, pending(4), pending(3)), read(all, 2, 2, pending(3), pending(2))];
  expect(said(...pages).failures).toEqual([
    'GET /bets/history/ $.data holds bet 3 on page 1 and on page 2',
  ]);
});

it('a bet on two pages of a list by status is a failure if the earlier page still has it', () => {
  const pages = [read(wins, 1, 2, won(4), won(3)), read(wins, 2, 2, won(3), won(2))] as const;
  expect(checkExchanges(pages).questions()).toEqual([
    { path: '/bets/history/', query: Object.entries({ page: '1', bet_status: 'won' }) },
  ]);
  expect(said(...pages, pages[0]).failures).toEqual([
    'GET /bets/history/ $.data holds bet 3 on page 1 and on page 2',
  ]);
});

it('a contradiction between two pages is asked about and reported once', () => {
  const [first, second] = [
    read(wins, 1, 2, won(4), won(3)),
    read(wins, 2, 2, won(3), won(2)),
  ] as const;
  const check = checkExchanges([first, second, first]);
  expect(check.questions()).toHaveLength(1);
  for (const one of [second, first, second]) check.add(one);
  expect(check.questions()).toEqual([]);
  expect(check.report().findings).toHaveLength(1);
});

it('a new win may move a bet to the next page', () => {
  const pages = [read(wins, 1, 2, won(4), won(3)), read(wins, 2, 2, won(3), won(2))];
  expect(said(...pages, read(wins, 1, 2, won(5), won(4)))).toEqual({ failures: [], notes: [] });
});

it('a draw may move a bet to the page before', () => {
  const pages = [
    read(open, 1, 2, pending(5), pending(4)),
    read(open, 2, 2, pending(3), pending(2)),
    read(open, 1, 2, pending(4), pending(3)),
  ];
  expect(said(...pages, read(open, 2, 2, pending(2)))).toEqual({ failures: [], notes: [] });
});

it('a later bet lower on a page is a note, because a host may list its bets in any order', () => {
  const at = (id: number) => record({ id, at: `2026-11-20T11:00:0${id}+05:30` });
  const { failures, notes } = said(read(open, 1, 2, at(5), at(2)), read(open, 2, 2, at(3)));
  expect(failures).toEqual([]);
  expect(notes).toEqual([expect.stringContaining('is later than in the row above')]);
});

it('a difference between two histories by status is a failure if both show it again', () => {
  const reads = [read(open, 1, 1, pending(2), pending(1)), read(openToo, 1, 1, pending(1))];
  expect(said(...reads, ...reads).failures).toEqual([
    'GET /betting/history/ $.data lists 1 bets, the other history 2: bet 2 is in one of them',
  ]);
  const later = [read(open, 1, 1, pending(1)), read(openToo, 1, 1, pending(1))];
  expect(said(...reads, ...later)).toEqual({ failures: [], notes: [] });
});

it('a missing page by status is a failure if the list still counts the page', () => {
  const first = read(open, 1, 2, pending(2));
  const gone = got(open.replace('#', '2'), { detail: 'Invalid page.' }, 404);
  expect(said(first, gone, first).failures).toContain(
    'GET /bets/history/ status is 404 for page 2 of 2',
  );
  expect(said(first, gone, read(open, 1, 1, pending(2))).failures).not.toContain(
    'GET /bets/history/ status is 404 for page 2 of 2',
  );
});

it('a bet that changed its page while a list by status was read is not missing', () => {
  const whole = read(all, 1, 1, pending(4), pending(3), pending(2), pending(1));
  const before = [read(open, 1, 2, pending(4), pending(3)), read(open, 2, 2, pending(1))];
  const after = [read(open, 1, 2, pending(3), pending(2)), read(open, 2, 2, pending(1))];
  expect(said(whole, ...before, ...after, whole)).toEqual({ failures: [], notes: [] });
  expect(said(whole, ...before, ...before, whole).failures).toEqual([
    'GET /bets/history/ bet_status=pending leaves out bet 2, which matches it',
  ]);
});

it.each([1e9, 1e15])('a list that claims %d pages is read as far as it goes', (total) => {
  const first = read(all, 1, total, pending(4), pending(3));
  expect(said(first, first)).toEqual({ failures: [], notes: [] });
});
